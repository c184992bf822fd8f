import type {RootContent} from 'mdast';
import * as z from 'zod';

import type {ContentError} from '../../content-errors/contentError';
import {readTyped} from '../../content-errors/readTyped';
import {slugOf} from '../../lib/text';
import {code, heading, list, paragraph, text} from '../../markdown/nodes';
import type {DrawDirective} from '../../markdown/remarkDirectives';
import type {DocsVersion} from '../../site/versions';
import {entryName, readOwnWords, sentence} from './entries';

const flag = z.strictObject({
  /** The letter after one dash. */
  short: z.string().length(1).optional(),
  /** A flag of type `bool` takes no value as its next word. */
  type: z.enum(['bool', 'string']),
  default: z.string(),
  what: z.string(),
});

const command = z.strictObject({
  what: z.string(),
  /** By name, without dashes. */
  flags: z.record(z.string(), flag).default({}),
});

const cliFile = z.strictObject({
  /** Of the program. */
  name: z.string(),
  /** By the words after the program: `config set-context`. */
  commands: z.record(z.string(), command),
});

/** The program of a docs version, with its commands. */
export type Cli = z.output<typeof cliFile>;

/** Defaults that go without saying: a text that is empty, a switch that is off. */
const UNSAID_DEFAULTS = ['""', 'false'];

/** Reads the `_cli.yaml` of a docs version, written by `npm run cli:import`. */
export function readCli(
  siteDir: string,
  {folder}: Pick<DocsVersion, 'folder'>,
  errors: ContentError[],
): Cli | undefined {
  return readTyped(siteDir, `${folder}/_cli.yaml`, cliFile, errors)?.data;
}

/**
 * `::cli-commands`: every command and flag of the platform's own program, each
 * with an anchor, and our own words about it.
 *
 * ```text
 * config set-context: {what: Create a context, flags: {namespace: …}}
 *   → ### choreoctl config set-context {#config-set-context}
 *     Create a context.
 *     - [`--namespace`](#config-set-context-namespace), `-n`
 * ```
 */
export function cliCommandsDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (_label, errors) => {
    const cli = readCli(siteDir, version, errors);
    if (!cli) {
      const what = `there are no commands in ${version.folder}/_cli.yaml`;
      return {what, remedy: 'Run npm run cli:import.'};
    }
    const own = readOwnWords(siteDir, version, errors);
    own.refuseUnknown(['commands'], namesOf(cli));
    const nodes: RootContent[] = [];
    for (const [path, {what, flags}] of Object.entries(cli.commands)) {
      nodes.push(
        heading(3, slugOf(path), code(`${cli.name} ${path}`)),
        paragraph(sentence(what)),
        ...own.draw(['commands', path]),
      );
      const items = Object.entries(flags).map(([name, value]) => [
        flagLine(slugOf(`${path} ${name}`), name, value),
        paragraph(sentence(value.what)),
        ...own.draw(['commands', `${path} --${name}`]),
      ]);
      if (items.length > 0) nodes.push(list('oc-fields', items));
    }
    return nodes;
  };
}

/** `config set-context` and `config set-context --namespace`, of all commands. */
function namesOf({commands}: Cli): string[] {
  const names: string[] = [];
  for (const [path, {flags}] of Object.entries(commands)) {
    names.push(path);
    for (const flag of Object.keys(flags)) names.push(`${path} --${flag}`);
  }
  return names;
}

/** `--output`, `-o`, is `yaml`. */
function flagLine(
  id: string,
  name: string,
  {short, type, default: preset}: z.output<typeof flag>,
): RootContent {
  const line = paragraph(entryName(id, `--${name}`));
  if (short !== undefined) line.children.push(text(', '), code(`-${short}`));
  if (type === 'bool') line.children.push(text(', takes no value'));
  if (!UNSAID_DEFAULTS.includes(preset)) {
    line.children.push(text(' is '), code(preset));
  }
  return line;
}
