import path from 'node:path';

import type {Link, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import type {MessageRecord} from '../files/readMessages';
import {anchorOf, fillHoles} from '../model/message';

/**
 * Links the messages that the tables of a page name, such as `BuildFailed`, to
 * their entries: a row says what a message means on that page, the entry all
 * there is to know. Messages that are never shown are left alone.
 *
 * @param page - File of the page, from the root of the repository.
 * @param messagesPage - File of the page with the entries.
 */
export function linkMessages(
  tree: Root,
  records: readonly MessageRecord[],
  page: string,
  messagesPage: string,
): void {
  let known: ReadonlyMap<string, string> | undefined;
  const target = path.posix.relative(path.posix.dirname(page), messagesPage);
  visit(tree, 'tableCell', (cell) => {
    cell.children = cell.children.map((node) => {
      if (node.type !== 'inlineCode') return node;
      known ??= anchorsByName(records);
      const anchor = known.get(node.value);
      if (anchor === undefined) return node;
      const url = `${target.startsWith('.') ? '' : './'}${target}#${anchor}`;
      return {type: 'link', url, children: [node]} satisfies Link;
    });
    return SKIP;
  });
}

/** Anchors by reason, code and text, without names that several records have. */
function anchorsByName(
  records: readonly MessageRecord[],
): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const shared = new Set<string>();
  for (const {message, never} of records) {
    if (never !== undefined) continue;
    const {reason, code, texts} = message;
    const shown = texts.map((text) => fillHoles(text));
    for (const name of new Set([reason, code, ...shown])) {
      if (name === undefined) continue;
      if (anchors.has(name)) shared.add(name);
      anchors.set(name, anchorOf(message));
    }
  }
  for (const name of shared) anchors.delete(name);
  return anchors;
}
