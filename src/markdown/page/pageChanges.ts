import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {isRecord} from '@openchoreo/page-tools/isRecord';
import {readCached} from '@openchoreo/page-tools/node/readCached';
import {isPart} from '@openchoreo/page-tools/pageFile';
import {parse} from 'yaml';

import {documentedRelease, releaseConstants} from '../../lib/node/readReleases';
import {splitFrontMatter} from '../../lib/pages/splitFrontMatter';
import {
  docsVersionOfFile,
  neighborsOf,
  type DocsVersion,
} from '../../site/versions';
import {fillConstants} from '../constants';
import {readFrontMatter} from '../frontMatter';

/** In which neighboring versions a page differs: `since` the older, or `ahead`. */
interface PageChanges {
  readonly changes?: readonly ('since' | 'ahead')[];
}

/**
 * What the front matter of a documentation page says of its changes: `since` if
 * it differs from the previous version, `ahead` if it will differ in the next.
 *
 * @param file - Relative to the root of the repository.
 */
export function pageChanges(siteDir: string, file: string): PageChanges {
  const version = docsVersionOfFile(file);
  if (!version || isPart(file)) return {};
  const sourceIn = (one: DocsVersion | undefined): string | undefined =>
    one && pageSource(siteDir, one, file.slice(version.folder.length + 1));
  const own = sourceIn(version);
  const {older, newer} = neighborsOf(version);
  const [before, after] = [sourceIn(older), sourceIn(newer)];
  const changes: ('since' | 'ahead')[] = [
    ...(before === undefined || before === own ? [] : (['since'] as const)),
    ...(after === undefined || after === own ? [] : (['ahead'] as const)),
  ];
  return changes.length === 0 ? {} : {changes};
}

/** A directive of the reference and its kind, if any. */
const DIRECTIVE = /^::(?<name>[a-z-]+)(?:\[(?<kind>\w+)\])?/gmu;

/** Imported data and our words about them, by the directive that shows them. */
const DATA_FILES: Readonly<Record<string, readonly string[]>> = {
  'chart-values': ['_chart-values.yaml', '_chart-words.yaml'],
  'cli-commands': ['_cli.yaml', '_cli-words.yaml'],
};

/** The page or data check reports what can't be read. */
const readData = readCached((bytes): unknown => {
  try {
    return parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
});

/**
 * The text of a page with everything that the build puts into it: constants,
 * samples, and the structures and descriptions of kinds. It shows whether a page
 * is the same in two versions before either is built.
 *
 * @param name - Path of the page's file in its version's folder.
 * @returns `undefined` if the version has no such page.
 */
function pageSource(
  siteDir: string,
  version: DocsVersion,
  name: string,
): string | undefined {
  const {folder} = version;
  const whole = (file: string): string => path.join(siteDir, folder, file);
  const read = (file: string): string =>
    existsSync(whole(file)) ? readFileSync(whole(file), 'utf8') : '';
  const source = read(name);
  if (source === '') return undefined;
  const own = readData(whole('_constants.yaml'));
  const constants = Object.entries({
    ...releaseConstants(documentedRelease(siteDir, version)),
    ...(isRecord(own) ? own : {}),
  }).map(([key, value]): [string, string] => [key, String(value)]);
  const content = splitFrontMatter(source)?.content ?? source;
  // A constant can be made of others.
  const {text} = fillConstants(
    fillConstants(content, new Map(constants)).text,
    new Map(constants),
  );
  const samples = [...text.matchAll(/^```.*\bsample="(?<file>[^"]+)"/gmu)].map(
    ({groups}) => read(`_samples/${groups?.['file'] ?? ''}`),
  );
  const parts = [...text.matchAll(/^import .* from '(?<file>\.[^']+)'/gmu)].map(
    ({groups}) => read(path.join(path.dirname(name), groups?.['file'] ?? '')),
  );
  const data = [...text.matchAll(DIRECTIVE)].map(({groups}) => {
    const {name: directive, kind} = groups ?? {};
    // These show changes since the previous version, so they always differ.
    if (/^(?:kind-change-list|chart-changes)$/u.test(directive ?? '')) {
      return folder;
    }
    const files = DATA_FILES[directive ?? ''];
    if (files !== undefined) return files.map(read).join('\n');
    if (directive === 'messages') {
      const messages = read(`reference/messages/_messages/${kind ?? ''}.yaml`);
      // Where a message comes from isn't shown.
      return messages.replace(/^ {2}source:.*$/gmu, '');
    }
    if (kind === undefined) return read('_glossary.yaml');
    const references = readData(whole('reference/api/_references.yaml'));
    return kindData(kind, references, read);
  });
  const title = String(readFrontMatter(whole(name))?.['title']);
  // Link targets aren't text.
  const words = text.replaceAll(/\]\([^)\s]*\)/gu, ']');
  return [title, words, ...samples, ...parts, ...data].join('\n');
}

/** What a directive shows about a kind. */
function kindData(
  kind: string,
  references: unknown,
  read: (file: string) => string,
): string {
  const folder = 'reference/api';
  const file = `${kind.toLowerCase()}.yaml`;
  const words = read(`${folder}/_descriptions/${file}`);
  const own = (Array.isArray(references) ? references : []).filter(
    (row) => isRecord(row) && [row['from'], row['to']].includes(kind),
  );
  return [
    read(`${folder}/_crds/${file}`).replace(/^ref:.*$/mu, ''),
    words,
    words.includes('shapes:')
      ? read(`${folder}/_descriptions/_shapes.yaml`)
      : '',
    JSON.stringify(own),
  ].join('\n');
}
