import type {RootContent} from 'mdast';

import {searchMark} from '../../lib/searchMark';
import {counted} from '../../lib/text';
import {code, heading, htmlElement, markdown} from '../../markdown/nodes';
import type {DrawDirective} from '../../markdown/remarkDirectives';
import type {DocsVersion} from '../../site/versions';
import {readMessages, type Message} from './readMessages';
import {anchorOf, fillHoles, titleOf} from './words';

/**
 * `::messages[group]`: an entry for each message of the group, with where it
 * appears, what it means and what to do.
 */
export function messagesDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (group) => {
    const own = readMessages(siteDir, version, group);
    if (own.length > 0) return own.filter(({never}) => !never).flatMap(entryOf);
    const what = `there are no messages in the group "${group}"`;
    return {what, remedy: 'Name a file of _messages, such as conditions.'};
  };
}

function entryOf(message: Message): RootContent[] {
  const {message: texts, shared, means, tell, do: remedy} = message;
  const title = titleOf(message);
  const others = [...texts, ...shared].slice(1);
  const names = others.map((text) => fillHoles(text));
  for (const name of [message.code, message.reason]) {
    if (name !== undefined && name !== title) names.push(name);
  }
  const paragraphs = [
    others.length > 0 && `Also: ${listOf(others)}.`,
    means,
    tell && `\`\`\`sh\n${tell.command}\n\`\`\`\n\n${tell.shows}`,
    `**What to do:** ${remedy}`,
  ];
  const places = markdown(`Where: ${placesOf(message).join(', ')}`);
  const source = paragraphs.filter(Boolean).join('\n\n');
  return [
    heading(3, anchorOf(message), code(title), searchMark('message', names)),
    htmlElement('div', {className: ['small-print']}, places),
    // Braces outside code are no holes.
    ...markdown(
      source.replace(/(`{3}|`)[^`]*\1/gu, (quoted) => fillHoles(quoted)),
    ),
  ];
}

/** Of a longer list of texts, only the first are shown. */
const LONGEST_LIST = 12;
const SHOWN_OF_A_LONGER_LIST = 2;

function listOf(texts: readonly string[]): string {
  const isLong = texts.length >= LONGEST_LIST;
  const shown = isLong ? texts.slice(0, SHOWN_OF_A_LONGER_LIST) : texts;
  const items = shown.map((text) => `\`${text}\``);
  const count = texts.length - shown.length;
  if (count > 0) items.push(`and ${counted(count, 'text')} like them`);
  return items.join(', ');
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
