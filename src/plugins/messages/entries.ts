import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

import {searchMark} from '../../lib/searchMark';
import {counted} from '../../lib/text';
import {
  code,
  heading,
  htmlElement,
  markdown,
  paragraph,
} from '../../markdown/nodes';
import type {DrawDirective} from '../../markdown/remarkDirectives';
import type {DocsVersion} from '../../site/versions';
import {readShownMessages, type Message} from './readMessages';
import {entryAnchor, fillHoles, titleOf} from './texts';

/**
 * `::messages[group]`: an entry for each message of the group, with where it
 * appears, what it means and what to do.
 */
export function messagesDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (group) => {
    const messages = readShownMessages(siteDir, version, group);
    if (messages.length > 0) return messages.flatMap(entryOf);
    const what = `there are no messages in the group "${group}"`;
    return {what, remedy: 'Name a file of _messages, such as conditions.'};
  };
}

/** The entry of a message, with placeholders such as `<name>` for its holes. */
function entryOf(message: Message): RootContent[] {
  const {shared, means, tell, do: remedy} = message;
  const title = titleOf(message);
  const [, ...others] = [...message.message, ...shared];
  const names = others.map((text) => fillHoles(text));
  for (const name of [message.code, message.reason]) {
    if (name !== undefined && name !== title) names.push(name);
  }
  const places = markdown(`Where: ${placesOf(message).join(', ')}`);
  const entry: RootContent[] = [
    heading(3, entryAnchor(message), code(title), searchMark('message', names)),
    htmlElement('div', {className: ['small-print']}, places),
  ];
  if (others.length > 0) entry.push(otherTexts(others));
  entry.push(...markdown(means));
  if (tell) entry.push({type: 'code', lang: 'sh', value: tell.command});
  const shows = tell?.shows ?? '';
  entry.push(...markdown(`${shows}\n\n**What to do:** ${remedy}`));
  visit({type: 'root', children: entry}, (node) => {
    if ('value' in node) node.value = fillHoles(node.value);
  });
  return entry;
}

/** Of a longer list of texts, only the first are shown. */
const LONGEST_LIST = 12;
const SHOWN_OF_A_LONGER_LIST = 2;

/** `Also: a, b, and 10 texts like them.` */
function otherTexts(texts: readonly string[]): RootContent {
  const isLong = texts.length >= LONGEST_LIST;
  const shown = isLong ? texts.slice(0, SHOWN_OF_A_LONGER_LIST) : texts;
  const items = shown.flatMap((text) => [', ', code(text)]).slice(1);
  const count = texts.length - shown.length;
  const rest = count > 0 ? `, and ${counted(count, 'text')} like them.` : '.';
  return paragraph('Also: ', ...items, rest);
}

/** Such as "condition `Ready`, status `False`, in Build". */
function placesOf({where, message, code: given, reason}: Message): string[] {
  const {condition, status, event, api, tool, kind} = where;
  const isTitle = message.length === 0 && given === undefined;
  return [
    condition && `condition \`${condition}\``,
    status && `status \`${status}\``,
    event && `${event} event`,
    reason && !isTitle && `reason \`${reason}\``,
    given && `code \`${given}\``,
    api && `HTTP status ${api}`,
    tool && `from ${tool}`,
    kind && `in ${kind.join(', ')}`,
  ].filter((place) => typeof place === 'string');
}
