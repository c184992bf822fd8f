import {readFileSync} from 'node:fs';
import path from 'node:path';

import {
  failWithAll,
  type ContentError,
} from '@openchoreo/content-errors/contentError';
import {readReference} from '../../src/plugins/crd-reference/files/readReference';
import {readTyped} from '../../src/plugins/crd-reference/files/readTyped';
import {readChartValues} from '../../src/plugins/crd-reference/samples/readCharts';
import {readMessages} from '@openchoreo/messages/files/readMessages';
import {anchorOf} from '@openchoreo/messages/model/message';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';

import {readConstants} from '../../src/markdown/constants';
import {REFERENCE, referenceVersion} from '../../src/site/reference';
import type {DocsVersion} from '../../src/site/versions';
import type {Fact, Shown} from './compareFacts';
import {evidenceFile, type Citation} from './evidence';

/** The statements of a docs version that cite the platform's source. */
export function factsOf(
  siteDir: string,
  version: DocsVersion,
): readonly Fact[] {
  const errors: ContentError[] = [];
  const file = `${version.folder}/_evidence.yaml`;
  const evidence = readTyped(siteDir, file, evidenceFile, errors)?.data ?? {};
  failWithAll(errors);
  const pages = readPages(siteDir, version);
  return [
    ...Object.entries(evidence).flatMap(([name, cited]) => {
      if ('definitions' in cited) {
        return fieldFacts(siteDir, version, cited.definitions);
      }
      if ('charts' in cited) {
        return valueFacts(siteDir, version, cited.charts, pages);
      }
      return constantFact(siteDir, version, name, cited, pages);
    }),
    ...messageFacts(siteDir, version, pages),
  ];
}

interface Page {
  readonly name: string;
  readonly text: string;
}

function readPages(siteDir: string, {folder}: DocsVersion): readonly Page[] {
  const root = path.join(siteDir, folder);
  return filesBelow(root)
    .filter((file) => /\.mdx?$/u.test(file))
    .map((name) => ({name, text: readFileSync(path.join(root, name), 'utf8')}));
}

/** The sentences of pages in which a pattern matches, with their lines. */
function sentencesWith(pages: readonly Page[], pattern: RegExp): Shown[] {
  return pages.flatMap(({name, text}) =>
    text.split('\n').flatMap((line, index) =>
      line
        .split(/(?<=[.!?]) (?=[A-Z])/u)
        .filter((sentence) => pattern.test(sentence))
        .map((sentence) => ({
          place: `${name}:${index + 1}`,
          sentence: sentence.trim(),
        })),
    ),
  );
}

function constantFact(
  siteDir: string,
  {folder}: DocsVersion,
  name: string,
  cited: Citation,
  pages: readonly Page[],
): Fact {
  const value = readConstants(siteDir, `${folder}/a.md`, '').get(name);
  if (value === undefined) {
    throw new Error(
      `${folder}/_evidence.yaml ${name}: there is no such constant. Correct the name, or remove the row.`,
    );
  }
  const shown = sentencesWith(pages, new RegExp(`%\\{${name}\\}`, 'u'));
  return {
    ...{sort: 'constant', name: `constant ${name}`, value, cited, shown},
    words: value,
  };
}

function fieldFacts(
  siteDir: string,
  version: DocsVersion,
  folder: string,
): Fact[] {
  const source = {...REFERENCE, siteDir};
  const {kinds, errors} = readReference(source, referenceVersion(version));
  failWithAll(errors);
  return [...kinds.values()].flatMap(({model: kind, rows, words: known}) =>
    [...rows.values()].flatMap(({path: field, anchor}): Fact[] => {
      const words = known.get(field);
      if (kind.page === undefined || words === undefined) return [];
      const shown = [{place: `${kind.page}#${anchor}`, sentence: words}];
      const name = `field ${kind.kind} ${field}`;
      return [{sort: 'field', name, kind, path: field, folder, shown, words}];
    }),
  );
}

function valueFacts(
  siteDir: string,
  version: DocsVersion,
  root: string,
  pages: readonly Page[],
): Fact[] {
  const errors: ContentError[] = [];
  const charts = readChartValues(siteDir, version, errors);
  failWithAll(errors);
  return Object.entries(charts).flatMap(([chart, {values}]) =>
    Object.entries(values).map(([key, value]): Fact => {
      const literal = key.replaceAll(/[^\w-]/gu, String.raw`\$&`);
      const pattern = new RegExp(`(?:--set "?|\`)${literal}(?:=|\`)`, 'u');
      const name = `value ${chart} ${key}`;
      const about = pages.filter(({text}) => text.includes(chart));
      return {
        ...{sort: 'value', name, chart: `${root}/${chart}`, key, value},
        shown: sentencesWith(about, pattern),
      };
    }),
  );
}

function messageFacts(
  siteDir: string,
  version: DocsVersion,
  pages: readonly Page[],
): Fact[] {
  const errors: ContentError[] = [];
  const records = readMessages(siteDir, version, errors);
  failWithAll(errors);
  return records.flatMap(({message, source, group, never}) => {
    const onPages = pages.filter(
      ({text}) => never === undefined && text.includes(`::messages[${group}]`),
    );
    const shown = onPages.map(({name}) => ({
      place: `${name}#${anchorOf(message)}`,
      sentence: message.means,
    }));
    const says = message.reason ?? message.code;
    const words = never === undefined ? JSON.stringify(message) : undefined;
    return recordFact(`message ${message.id}`, source, shown, {says, words});
  });
}

/** Nothing for what comes from a tool, which has no place in the source. */
function recordFact(
  name: string,
  source: string,
  shown: readonly Shown[],
  more: Partial<Record<'says' | 'words', string | undefined>> = {},
): Fact[] {
  const [, file = '', line] = /^(.+\.\w+):(\d+)$/u.exec(source) ?? [];
  return line === undefined
    ? []
    : [{sort: 'record', name, file, line: Number(line), shown, ...more}];
}
