/**
 * Reads again where the site's statements come from in the platform's source:
 *
 *   npm run facts:check -- --from <repository of the platform> --ref v0.3.3
 *                          [--version v0.3.x] [--replay]
 *
 * Lists constants, messages and rules of the checker that the source contradicts
 * or no longer has, with the pages that show them. `--replay` compares what it
 * lists with what the next docs version says differently.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {
  failWithAll,
  type ContentError,
} from '@openchoreo/content-errors/contentError';
import {readTyped} from '@openchoreo/crd-reference/files/readTyped';
import {readMessages} from '@openchoreo/messages/files/readMessages';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';

import {readConstants} from '../src/markdown/constants';
import {
  docsVersionByName,
  LATEST_VERSION,
  neighborsOf,
  type DocsVersion,
} from '../src/site/versions';
import {runCommand} from './command/runCommand';
import {compareFacts, type Difference, type Fact} from './facts/compareFacts';
import {evidenceFile, type Source} from './facts/evidence';

const SITE_DIR = path.resolve(import.meta.dirname, '..');

void runCommand(() => {
  const {values} = parseArgs({
    options: {
      from: {type: 'string'},
      ref: {type: 'string'},
      version: {type: 'string', default: LATEST_VERSION},
      replay: {type: 'boolean', default: false},
    },
  });
  const {from, ref, replay} = values;
  if (from === undefined || ref === undefined) {
    throw new Error(
      'facts-check: write --from <repository of the platform> and --ref <tag or commit>.',
    );
  }
  const version = docsVersionByName(values.version);
  const facts = factsOf(version);
  const found = compareFacts(
    facts,
    sourceAt(from, version.release.ref),
    sourceAt(from, ref),
  );
  for (const difference of found) console.log(describe(difference, version));
  console.log(
    `Read again: ${facts.length} statements of ${version.label} at ${ref}. Different: ${found.length}.`,
  );
  if (replay) compareWithNext(version, facts, found);
  else if (found.length > 0) process.exitCode = 1;
});

/** The platform's repository at a commit, read by Git. */
function sourceAt(repository: string, ref: string): Source {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', repository, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const files = git('ls-tree', '-r', '--name-only', ref).split('\n');
  const all = new Set(files);
  const texts = new Map<string, string>();
  return {
    list: (folder) => files.filter((file) => file.startsWith(`${folder}/`)),
    read: (file) => {
      if (!all.has(file)) return undefined;
      const text = texts.get(file) ?? git('show', `${ref}:${file}`);
      texts.set(file, text);
      return text;
    },
  };
}

/** The statements of a docs version that cite the platform's source. */
function factsOf(version: DocsVersion): readonly Fact[] {
  const errors: ContentError[] = [];
  const evidence = readTyped(
    SITE_DIR,
    `${version.folder}/_evidence.yaml`,
    evidenceFile,
    errors,
  );
  const records = readMessages(SITE_DIR, version, errors);
  failWithAll(errors);
  const constants = readConstants(SITE_DIR, `${version.folder}/a.md`, '');
  const rules = `${version.folder}/reference/api/_platform.yaml`;
  return [
    ...Object.entries(evidence?.data ?? {}).map(([name, cited]): Fact => {
      const value = constants.get(name);
      if (value === undefined) {
        throw new Error(
          `${version.folder}/_evidence.yaml ${name}: there is no such constant. Correct the name, or remove the row.`,
        );
      }
      return {sort: 'constant', name, value, cited};
    }),
    ...records.flatMap(({message, source}) =>
      recordAt(`message ${message.id}`, source),
    ),
    ...(existsSync(rules) ? readFileSync(rules, 'utf8') : '')
      .split('\n')
      .flatMap((line, index) => {
        const source = /source: (\S+?)\}?,?$/u.exec(line)?.[1] ?? '';
        return recordAt(`${rules}:${index + 1}`, source);
      }),
  ];
}

function recordAt(name: string, source: string): readonly Fact[] {
  const [, file = '', line] = /^(.+\.\w+):(\d+)$/u.exec(source) ?? [];
  return line === undefined
    ? []
    : [{sort: 'record', name, file, line: Number(line)}];
}

function describe({fact, now}: Difference, {folder}: DocsVersion): string {
  if (fact.sort === 'record')
    return `${fact.name}: ${now} (${fact.file}:${fact.line})`;
  const pages = filesBelow(path.join(SITE_DIR, folder)).filter(
    (file) =>
      /\.mdx?$/u.test(file) &&
      readFileSync(path.join(SITE_DIR, folder, file), 'utf8').includes(
        `%{${fact.name}}`,
      ),
  );
  const where = 'file' in fact.cited ? fact.cited.file : fact.cited.folder;
  return `constant ${fact.name}: ${fact.value} ${now} (${where}), on ${pages.length === 0 ? 'no page' : pages.join(', ')}`;
}

/** Counts which differences the next docs version has, too. */
function compareWithNext(
  version: DocsVersion,
  facts: readonly Fact[],
  found: readonly Difference[],
): void {
  const {newer} = neighborsOf(version);
  if (newer === undefined) throw new Error(`${version.label} is the newest.`);
  const constants = readConstants(SITE_DIR, `${newer.folder}/a.md`, '');
  const [own, next] = [version, newer].map(
    (one) =>
      new Map(
        readMessages(SITE_DIR, one, []).map(({message}) => [
          `message ${message.id}`,
          JSON.stringify(message),
        ]),
      ),
  );
  const judged = facts.filter(
    ({sort, name}) => sort === 'constant' || name.startsWith('message '),
  );
  const listed = new Set(found.map(({fact}) => fact));
  const differs = new Set(
    judged.filter((fact) =>
      fact.sort === 'constant'
        ? constants.get(fact.name) !== fact.value && constants.has(fact.name)
        : next?.get(fact.name) !== own?.get(fact.name),
    ),
  );
  const both = judged.filter((fact) => listed.has(fact) && differs.has(fact));
  const all = judged.filter((fact) => listed.has(fact));
  const share = (part: number, whole: number): string =>
    `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(0)} %)`;
  for (const fact of judged) {
    if (listed.has(fact) === differs.has(fact)) continue;
    console.log(`${listed.has(fact) ? 'noise' : 'missed'}: ${fact.name}`);
  }
  console.log(
    `${newer.label} says ${differs.size} of these differently; listed: ${share(both.length, differs.size)}. Listed without a difference: ${share(all.length - both.length, all.length)}.`,
  );
}
