import path from 'node:path';

import {
  ContentError,
  failWithAll,
} from '@openchoreo/content-errors/contentError';
import {nearest} from '@openchoreo/content-errors/nearest';
import {
  code,
  heading,
  markdown,
  phrases,
  type Phrase,
} from '@openchoreo/page-tools/markdown/nodes';
import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {
  messagesFolder,
  readMessages,
  type MessageRecord,
} from '../files/readMessages';
import {anchorOf, titleOf, fillHoles, type Message} from '../model/message';
import {linkMessages} from './linkMessages';

/** The directive that shows the messages of a file: `::messages[conditions]`. */
export const MESSAGES_DIRECTIVE = 'messages';

/** What the step knows of the site. */
export interface MessagesSource {
  /** Root of the repository. */
  readonly siteDir: string;
  readonly versions: readonly {
    readonly folder: string;
    readonly label: string;
  }[];
}

/**
 * Replaces `::messages[group]` with an entry for each message of the group:
 * a heading with its address, where it appears, what it means and what to do.
 * On other pages, links the messages that tables name to these entries.
 */
export const remarkMessages: Plugin<[MessagesSource], Root> =
  ({siteDir, versions}) =>
  (tree, file) => {
    const page = pathFrom(siteDir, file.path);
    const version = versions.find(({folder}) => page.startsWith(`${folder}/`));
    const errors: ContentError[] = [];
    let records: readonly MessageRecord[] | undefined;
    visit(tree, 'leafDirective', (directive, index, parent) => {
      if (directive.name !== MESSAGES_DIRECTIVE) return undefined;
      if (index === undefined || !parent) return undefined;
      records ??= version ? readMessages(siteDir, version, errors) : [];
      const group = toString(directive).trim();
      const own = records.filter(
        (record) => record.group === group && record.never === undefined,
      );
      if (own.length === 0) {
        const near = nearest(group, new Set(records.map((one) => one.group)));
        errors.push(
          new ContentError(
            {file: page, line: directive.position?.start.line, key: group},
            'there are no messages in this group',
            near === undefined
              ? 'Write the name of a file in reference/messages/_messages.'
              : `Did you mean ::messages[${near}]?`,
          ),
        );
        return undefined;
      }
      const nodes = own.flatMap(({message}) => renderMessage(message));
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
    failWithAll(errors);
    if (!version) return;
    const index = `${path.posix.dirname(messagesFolder(version))}/index.md`;
    if (page !== index) {
      const all = readMessages(siteDir, version, errors);
      linkMessages(tree, all, page, index);
    }
  };

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
    ...(tell
      ? [
          {
            type: 'code',
            lang: 'sh',
            value: fillHoles(tell.command),
          } as const,
          ...words(tell.shows),
        ]
      : []),
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

function words(source: string): RootContent[] {
  return markdown(source.replace(/`[^`]*`/gu, (quoted) => fillHoles(quoted)));
}
