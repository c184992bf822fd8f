import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {readConstants} from '../src/markdown/constants';
import {
  DOCS_VERSIONS,
  docsVersionOfFile,
  type DocsVersion,
} from '../src/site/versions';
import {compareTexts, type Comparison} from './versions-diff/compareTexts';
import {showDiff} from './versions-diff/showDiff';

const SITE_DIR = path.resolve(__dirname, '..');

/** Structures of kinds are imported, and differ as the platform does. */
const IMPORTED = 'reference/api/_crds/';

type FileComparison =
  | Comparison
  /** In one version only. */
  | {readonly state: 'alone'; readonly label: string};

interface Compared {
  /** From the folder of a version. */
  readonly file: string;
  readonly comparison: FileComparison;
}

interface Pair {
  readonly from: DocsVersion;
  readonly to: DocsVersion;
}

/** Compares all that is written for two docs versions: pages, samples, words. */
export function compareVersions({from, to}: Pair): Compared[] {
  const files = new Set([...filesOf(from), ...filesOf(to)]);
  return [...files].sort().map((file) => {
    const [own, other] = [from, to].map((version) => readText(version, file));
    if (own === undefined) return {file, comparison: alone(to)};
    if (other === undefined) return {file, comparison: alone(from)};
    return {
      file,
      comparison: compareTexts(
        {text: own, constants: constantsOf(from, file)},
        {text: other, constants: constantsOf(to, file)},
      ),
    };
  });
}

function alone({label}: DocsVersion): FileComparison {
  return {state: 'alone', label};
}

function filesOf({folder}: DocsVersion): string[] {
  return readdirSync(path.join(SITE_DIR, folder), {recursive: true})
    .map((name) => String(name).replaceAll(path.sep, '/'))
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .filter((name) => !name.startsWith(IMPORTED));
}

function readText(version: DocsVersion, file: string): string | undefined {
  const absolute = path.join(SITE_DIR, version.folder, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
}

/** Addresses of samples and schemas differ by the version alone: left out. */
function constantsOf(
  version: DocsVersion,
  file: string,
): ReadonlyMap<string, string> {
  const constants = readConstants(
    SITE_DIR,
    path.join(version.folder, file),
    '/',
  );
  return new Map(
    [...constants].filter(
      ([name]) => name !== 'samples-url' && name !== 'schemas-url',
    ),
  );
}

/** A comparison in words. */
export function describeComparison(comparison: FileComparison): string {
  switch (comparison.state) {
    case 'identical':
      return 'identical';
    case 'constants':
      return `constants only: ${comparison.names.join(', ')}`;
    case 'different':
      return `differs: -${comparison.removed} +${comparison.added} lines`;
    case 'alone':
      return `only in ${comparison.label}`;
  }
}

function printList({from, to}: Pair): void {
  const compared = compareVersions({from, to});
  // Every page is named; of the other files, those that differ.
  const named = compared.filter(
    ({file, comparison}) =>
      file.endsWith('.md') || comparison.state !== 'identical',
  );
  const width = Math.max(...named.map(({file}) => file.length));
  const lines = named.map(
    ({file, comparison}) =>
      `${file.padEnd(width)}  ${describeComparison(comparison)}`,
  );
  const count = (state: FileComparison['state']): number =>
    compared.filter(({comparison}) => comparison.state === state).length;
  print([
    `From ${from.label} (${from.folder}) to ${to.label} (${to.folder}):`,
    ...lines,
    `${count('identical')} identical, ${count('constants')} by constants only, ${count('different')} differ, ${count('alone')} in one version only`,
    'npm run versions:diff -- <file> shows the differences of one.',
  ]);
}

function printOne({from, to}: Pair, file: string): void {
  const [own, other] = [from, to].map((version) => readText(version, file));
  if (own === undefined && other === undefined) {
    fail(
      `${file}: no version has this file. Name it from the folder of a version, such as reference/faq.md.`,
    );
    return;
  }
  const found = compareVersions({from, to}).find((one) => one.file === file);
  print([
    `${file}, from ${from.label} to ${to.label}: ${found ? describeComparison(found.comparison) : 'imported'}`,
    ...(own === undefined || other === undefined ? [] : showDiff(own, other)),
  ]);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** `docs/reference/faq.md` and `reference/faq.md` name the same page. */
function nameInVersion(name: string): string {
  const file = path
    .relative(SITE_DIR, path.resolve(SITE_DIR, name))
    .replaceAll(path.sep, '/');
  const version = docsVersionOfFile(file);
  return version ? file.slice(version.folder.length + 1) : file;
}

function main(): void {
  const [newest, before] = DOCS_VERSIONS;
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {from: {type: 'string'}, to: {type: 'string'}},
  });
  const find = (slug: string | undefined, other: DocsVersion | undefined) =>
    slug === undefined
      ? other
      : DOCS_VERSIONS.find((version) => version.slug === slug);
  const from = find(values.from, before);
  const to = find(values.to, newest);
  if (from === undefined || to === undefined) {
    const slugs = DOCS_VERSIONS.map(({slug}) => slug).join(', ');
    fail(`--from and --to: no such version. Versions are ${slugs}.`);
    return;
  }
  if (positionals.length === 0) printList({from, to});
  for (const name of positionals) printOne({from, to}, nameInVersion(name));
}

if (require.main === module) main();
