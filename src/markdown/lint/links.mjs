// A rule of markdownlint, for the check and for editors: links lead to a file
// and, in a page, to an anchor.
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';

const LINK =
  /\[(?:[^\]\\]|\\.)*\]\((?<url>[^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(?<reference>\S+)/gu;
const HEADING = /^#{1,6} (?<title>.*?)(?: \{#(?<id>[\w-]+)\})?$/gmu;
const ELEMENT = /<[a-zA-Z][^>]*? (?:id|name)="(?<id>[^"]+)"/gu;

/** Anchors that the build adds: of code, tabs, diagrams and terms. */
const GENERATED = /^(?:code|tab|diagram|term)-/u;

/**
 * The anchors that a page's own text has; `hasMore` if directives or components
 * add others. `changed` is the time of its last change.
 *
 * @typedef {{changed: number, ids: Set<string>, hasMore: boolean}} Anchors
 */

/** @type {Map<string, Anchors>} By file. */
const known = new Map();

/**
 * @param {string} file
 * @returns {Anchors}
 */
function anchorsOf(file) {
  const {mtimeMs: changed} = statSync(file);
  const kept = known.get(file);
  if (kept?.changed === changed) return kept;
  const text = readFileSync(file, 'utf8').replaceAll(
    /^ *(`{3,})[^]*?^ *\1/gmu,
    '',
  );
  const slugger = createSlugger();
  /** @type {Set<string>} */
  const ids = new Set();
  for (const {groups = {}} of text.matchAll(HEADING)) {
    const words = (groups.title ?? '').replaceAll(/[`*]|\]\([^)]*\)|\[/gu, '');
    ids.add(groups.id ?? slugger.slug(words));
  }
  for (const {groups = {}} of text.matchAll(ELEMENT)) ids.add(groups.id ?? '');
  const read = {changed, ids, hasMore: /^::[a-z]|^<[A-Z]/mu.test(text)};
  known.set(file, read);
  return read;
}

/** @param {string} url */
function isReadable(url) {
  try {
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
}

/**
 * What is wrong with a link; `undefined` if nothing.
 *
 * @param {string} url As written.
 * @param {string} from The file that has the link.
 */
function mistakeOf(url, from) {
  if (/^(?:[a-z]+:|\/|%\{|@site)/u.test(url)) return undefined;
  if (!isReadable(url)) return `${url}: write %25 for a percent sign`;
  const [place = '', anchor = ''] = decodeURI(url).split('#');
  const plain = place.replace(/\?.*/u, '');
  const file = plain === '' ? from : path.join(path.dirname(from), plain);
  if (!existsSync(file)) return `${url}: there is no such file`;
  if (anchor === '' || !/\.mdx?$/u.test(file)) return undefined;
  const {ids, hasMore} = anchorsOf(file);
  if (ids.has(anchor) || hasMore || GENERATED.test(anchor)) return undefined;
  return `${url}: ${path.basename(file)} has no such anchor`;
}

/** @type {import('markdownlint').Rule} */
export default {
  names: ['working-links'],
  description: 'Links lead to a file and to an anchor',
  tags: ['content'],
  parser: 'none',
  function: ({name, lines}, onError) => {
    let fence = '';
    for (const [index, line] of lines.entries()) {
      const mark = /^\s*(`{3,}|~{3,})/u.exec(line)?.[1] ?? '';
      if (mark !== '' && (fence === '' || mark.startsWith(fence))) {
        fence = fence === '' ? mark : '';
      }
      if (fence !== '') continue;
      const words = line.replaceAll(/`[^`]*`/gu, (code) =>
        '.'.repeat(code.length),
      );
      for (const {groups = {}, index: at} of words.matchAll(LINK)) {
        const detail = mistakeOf(groups.url ?? groups.reference ?? '', name);
        if (detail === undefined) continue;
        onError({lineNumber: index + 1, detail, range: [at + 1, 1]});
      }
    }
  },
};
