import {code, heading, markdown} from '../../markdown/nodes';
import {NO_VERSION, type DrawDirective} from '../../markdown/remarkDirectives';
import type {RootContent} from 'mdast';

import {messageGroups, readMessages, type Message} from './readMessages';
import {anchorOf, fillHoles, titleOf} from './words';

/**
 * How to draw `::messages[group]`: an entry for each message of the group, with
 * where it appears, what it means and what to do.
 *
 * @param siteDir - Root of the repository.
 * @param page - Its file, from the root of the repository.
 */
export function messagesDirective(
  siteDir: string,
  versions: readonly {readonly folder: string}[],
  page: string,
): DrawDirective {
  const version = versions.find(({folder}) => page.startsWith(`${folder}/`));
  return (group, errors) => {
    if (!version) return NO_VERSION;
    const groups = messageGroups(siteDir, version);
    if (groups.includes(group)) {
      return readMessages(siteDir, version, errors, [group])
        .filter(({never}) => never === undefined)
        .flatMap(entryOf);
    }
    const what = `there are no messages in the group "${group}"`;
    return {what, remedy: `Use one of ${groups.join(', ')}.`};
  };
}

function entryOf(message: Message): RootContent[] {
  const {message: texts, means, tell} = message;
  const others = texts.slice(1).map((text) => `\`${text}\``);
  const paragraphs = [
    ...(others.length === 0 ? [] : [`Also: ${others.join(', ')}.`]),
    `*Where: ${placesOf(message).join(', ')}*`,
    means,
    ...(tell ? [`\`\`\`sh\n${tell.command}\n\`\`\``, tell.shows] : []),
    `**What to do:** ${message.do}`,
  ].join('\n\n');
  return [
    heading(3, anchorOf(message), code(titleOf(message))),
    // Braces outside code are no holes.
    ...markdown(
      paragraphs.replace(/(`{3}|`)[^`]*\1/gu, (quoted) => fillHoles(quoted)),
    ),
  ];
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
