import path from 'node:path';

import {didYouMeanOr} from '@openchoreo/content-errors/nearest';
import {
  code,
  heading,
  markdown,
  phrases,
  type Phrase,
} from '@openchoreo/page-tools/markdown/nodes';
import {
  NO_VERSION,
  type DrawDirective,
} from '@openchoreo/page-tools/markdown/remarkLeafDirectives';
import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';

import {messagesFolder, readMessages} from '../files/readMessages';
import {anchorOf, titleOf, fillHoles, type Message} from '../model/message';
import {linkMessages} from './linkMessages';

interface Version {
  readonly folder: string;
  readonly label: string;
}

/** What the steps know of the site. */
export interface MessagesSource {
  /** Root of the repository. */
  readonly siteDir: string;
  readonly versions: readonly Version[];
}

/**
 * How to draw `::messages[group]`: an entry for each message of the group, with
 * a heading with its address, where it appears, what it means and what to do.
 *
 * @param page - Its file, from the root of the repository.
 */
export function messageDirectives(
  source: MessagesSource,
  page: string,
): Readonly<Record<string, DrawDirective>> {
  const version = versionOf(source, page);
  return {
    messages: (group, errors) => {
      if (!version) return NO_VERSION;
      const records = readMessages(source.siteDir, version, errors);
      const own = records.filter(
        (record) => record.group === group && record.never === undefined,
      );
      if (own.length > 0) {
        return own.flatMap(({message}) => renderMessage(message));
      }
      return {
        what: `there are no messages in the group "${group}"`,
        remedy: didYouMeanOr(
          'Write the name of a file in reference/messages/_messages.',
          group,
          new Set(records.map((one) => one.group)),
          (near) => `::messages[${near}]`,
        ),
      };
    },
  };
}

/**
 * Links the messages that tables name to their entries. The page with the
 * entries reports mistakes in them.
 */
export const remarkMessages: Plugin<[MessagesSource], Root> =
  (source) => (tree, file) => {
    const page = pathFrom(source.siteDir, file.path);
    const version = versionOf(source, page);
    if (!version) return;
    const index = `${path.posix.dirname(messagesFolder(version))}/index.md`;
    if (page === index) return;
    const all = readMessages(source.siteDir, version, []);
    linkMessages(tree, all, page, index);
  };

function versionOf(
  {versions}: MessagesSource,
  page: string,
): Version | undefined {
  return versions.find(({folder}) => page.startsWith(`${folder}/`));
}

function renderMessage(message: Message): RootContent[] {
  const {texts, tell} = message;
  const others = texts.slice(1).map((one) => `\`${one}\``);
  return [
    heading(3, anchorOf(message), code(fillHoles(titleOf(message)))),
    ...(others.length === 0 ? [] : words(`Also: ${others.join(', ')}.`)),
    {
      type: 'paragraph',
      children: [{type: 'emphasis', children: placeOf(message)}],
    },
    ...words(message.means),
    ...(tell ? [commandOf(tell.command), ...words(tell.shows)] : []),
    ...words(`**What to do:** ${message.do}`),
  ];
}

/** Such as "Where: condition Ready, status False, in Build". */
function placeOf(message: Message): PhrasingContent[] {
  const {where, reason} = message;
  const {condition, status, event, api, tool, kinds} = where;
  const isTitle = titleOf(message) === reason;
  const parts: Phrase[][] = [
    ...(condition === undefined ? [] : [['condition ', code(condition)]]),
    ...(status === undefined ? [] : [['status ', code(status)]]),
    ...(event === undefined ? [] : [[`${event} event`]]),
    ...(reason === undefined || isTitle ? [] : [['reason ', code(reason)]]),
    ...(message.code === undefined ? [] : [['code ', code(message.code)]]),
    ...(api === undefined ? [] : [[`HTTP status ${api}`]]),
    ...(tool === undefined ? [] : [[`from ${tool}`]]),
    ...(kinds === undefined ? [] : [[`in ${kinds.join(', ')}`]]),
  ];
  const [first = [], ...rest] = parts;
  return phrases([
    'Where: ',
    ...first,
    ...rest.flatMap((part) => [', ', ...part]),
  ]);
}

function commandOf(command: string): RootContent {
  return {type: 'code', lang: 'sh', value: fillHoles(command)};
}

function words(source: string): RootContent[] {
  return markdown(source.replace(/`[^`]*`/gu, (quoted) => fillHoles(quoted)));
}
