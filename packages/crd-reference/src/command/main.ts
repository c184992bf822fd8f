import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {applyEdits} from './applyEdits';
import {withoutKnown, writeBaseline} from './baseline';
import {catalogOfCrds} from './catalogOfCrds';
import {checkFiles, type CheckedFiles, type Finding} from './checkFiles';
import {FORMATS, formatFindings, type Format} from './formatFindings';
import {writePages} from './writePages';

const USAGE = `Usage: crd-reference check <pattern>... --crds <folder, file or URL>
       crd-reference pages --crds <folder, file or URL> --out <folder>

check: checks the manifests in Markdown, MDX and YAML files against
CustomResourceDefinitions and Kubernetes, as an API server would.
pages: writes the pages of a reference that are missing, one for each kind,
and the definitions beside them. Pages that exist stay as they are.

  --crds <source>       definitions; can be repeated
  --out <folder>        where pages are written (default: docs/reference)
  --format <format>     ${FORMATS.join(', ')} (default: text)
  --baseline <file>     leave out the mistakes that the file lists
  --update-baseline     write all mistakes to the baseline
  --fix                 correct what has only one correction

Exit code: 0 without mistakes, 1 with mistakes, 2 if it could not check.`;

/** Where a command writes: results to `out`, and what it says about them. */
export interface Output {
  readonly out: (text: string) => void;
  readonly log: (text: string) => void;
}

/**
 * Runs the command line.
 *
 * @param folder - Where patterns and relative paths begin.
 * @returns The exit code.
 */
export async function main(
  args: readonly string[],
  {out, log}: Output,
  folder = process.cwd(),
): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args);
    if (options) return await options.run(options, folder, {out, log});
    out(USAGE);
    return 0;
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

/** What the arguments say, by the names of the options. */
interface Options {
  readonly run: Command;
  readonly patterns: readonly string[];
  readonly crds: readonly string[];
  readonly out: string;
  readonly format: Format;
  readonly baseline?: string | undefined;
  readonly 'update-baseline': boolean;
  readonly fix: boolean;
}

type Command = (
  options: Options,
  folder: string,
  output: Output,
) => Promise<0 | 1>;

const COMMANDS: ReadonlyMap<string | undefined, Command> = new Map([
  ['check', check],
  ['pages', pages],
]);

/** @returns `undefined` if the caller asks for help. */
function readOptions(args: readonly string[]): Options | undefined {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      crds: {type: 'string', multiple: true, default: []},
      out: {type: 'string', default: 'docs/reference'},
      format: {type: 'string', default: 'text'},
      baseline: {type: 'string'},
      'update-baseline': {type: 'boolean', default: false},
      fix: {type: 'boolean', default: false},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help || args.length === 0) return undefined;
  const [command, ...patterns] = positionals;
  const run = COMMANDS.get(command);
  const format = FORMATS.find((one) => one === values.format);
  const wrong = (what: string): Error => new Error(`${what}.\n\n${USAGE}`);
  if (!run) throw wrong(`There is no command ${command ?? ''}`);
  if (run === check && patterns.length === 0) {
    throw wrong('No pattern of files was given');
  }
  if (values.crds.length === 0) throw wrong('No definitions were given');
  if (!format) throw wrong(`There is no format ${values.format}`);
  if (values['update-baseline'] && values.baseline === undefined) {
    throw wrong('--update-baseline needs --baseline');
  }
  return {...values, run, patterns, format};
}

/** From the caller's folder; addresses stay as they are. */
function sourcesOf({crds}: Options, folder: string): readonly string[] {
  return crds.map((source) =>
    /^https?:/u.test(source) ? source : path.resolve(folder, source),
  );
}

async function pages(
  options: Options,
  folder: string,
  {log}: Output,
): Promise<0> {
  const target = path.resolve(folder, options.out);
  const sources = sourcesOf(options, folder);
  const {written, kept, kinds} = await writePages(sources, target);
  for (const name of written) log(`wrote ${options.out}/${name}`);
  log(`Kinds: ${kinds}. Pages written: ${written.length}, kept: ${kept}.`);
  return 0;
}

async function check(
  options: Options,
  folder: string,
  {out, log}: Output,
): Promise<0 | 1> {
  const {patterns, format} = options;
  const within = (file: string): string => path.resolve(folder, file);
  const baseline =
    options.baseline === undefined ? undefined : within(options.baseline);
  const {catalog, kinds, errors, unknownRules} = await catalogOfCrds(
    sourcesOf(options, folder),
  );
  for (const {message} of errors) log(`warning: ${message}`);
  const checked = await checkFiles(patterns, folder, catalog);
  if (checked.files === 0) {
    throw new Error(`${patterns.join(', ')}: no file matches.`);
  }
  if (baseline !== undefined && options['update-baseline']) {
    await writeBaseline(checked.findings, baseline);
    log(`${baseline}: ${checked.findings.length} known mistakes.`);
    return 0;
  }
  const found =
    baseline === undefined
      ? checked.findings
      : await withoutKnown(checked.findings, baseline);
  const findings = options.fix ? await fix(found, within, log) : found;
  const text = formatFindings({...checked, findings}, format);
  if (text !== '') out(text);
  log(summaryOf({...checked, findings}, kinds, unknownRules));
  return findings.length === 0 ? 0 : 1;
}

/** Corrects files. @returns The findings that are left. */
async function fix(
  findings: readonly Finding[],
  within: (file: string) => string,
  log: Output['log'],
): Promise<readonly Finding[]> {
  const left: Finding[] = [];
  for (const file of new Set(findings.map((finding) => finding.file))) {
    const own = findings.filter((finding) => finding.file === file);
    const before = await readFile(within(file), 'utf8');
    const {text, fixed} = applyEdits(before, own);
    if (text !== before) await writeFile(within(file), text);
    if (fixed.length > 0) log(`${file}: corrected ${fixed.length}.`);
    left.push(...own.filter((finding) => !fixed.includes(finding)));
  }
  return left;
}

function shortened(rule: string): string {
  return rule.length <= 80 ? rule : `${rule.slice(0, 79)}…`;
}

function summaryOf(
  {findings, files, objects, unserved, leftOut}: CheckedFiles,
  kinds: number,
  unknownRules: readonly string[],
): string {
  const versions = [...unserved].map(
    ([version, count]) => `${version} (${count})`,
  );
  const lines = [
    `Mistakes: ${findings.length}. Checked: ${objects} objects in ${files} files, by ${kinds} definitions.`,
    versions.length > 0 &&
      `Not checked, because no definition serves the version: ${versions.join(', ')}.`,
    unknownRules.length > 0 &&
      `Rules that only a cluster can evaluate: ${unknownRules.map(shortened).join('; ')}.`,
    leftOut.length > 0 &&
      `Left out, because they tell of other versions: ${leftOut.length} files, such as ${leftOut[0] ?? ''}. Name a file to check it.`,
  ];
  return lines.filter(Boolean).join('\n');
}
