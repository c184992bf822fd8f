/**
 * Lists the constants and messages of a docs version whose place in the
 * platform's source says something else at a release:
 *
 *   npm run evidence -- --from <clone of the platform> --version v0.3.x --ref v0.3.3
 */
import path from 'node:path';

import {
  failWithAll,
  type ContentError,
} from '../src/content-errors/contentError';
import {readTyped} from '../src/plugins/crd-reference/files/readTyped';
import {readMessages} from '../src/plugins/messages/readMessages';
import {parse} from 'yaml';
import * as z from 'zod';

import {readConstants} from '../src/markdown/constants';
import {platformOptions, SITE_DIR, type Git} from './command/platform';
import {runCommand} from './command/runCommand';

/** Where the value of a constant is in the platform's repository. */
const citation = z.union([
  // `a.b[name].c`; an item of a list by its name. `prefix` is what we write
  // before the value.
  z.strictObject({
    file: z.string(),
    key: z.string(),
    prefix: z.string().optional(),
  }),
  // A regular expression, by lines, whose group is the value.
  z.strictObject({file: z.string(), pattern: z.string()}),
  // The value is the number of files.
  z.strictObject({folder: z.string()}),
]);

function childOf(value: unknown, step: string): unknown {
  if (!step.startsWith('[')) {
    return z.record(z.string(), z.unknown()).safeParse(value).data?.[step];
  }
  const named = z.array(z.looseObject({name: z.string()})).safeParse(value);
  return named.data?.find(({name}) => `[${name}]` === step);
}

/** What the source says at a citation; `gone` if the place is. */
function valueAt(cited: z.infer<typeof citation>, git: Git, ref: string) {
  if ('folder' in cited) {
    const files = git('ls-tree', '-r', '--name-only', ref, `${cited.folder}/`);
    return String(files.split('\n').length - 1);
  }
  const text = git('show', `${ref}:${cited.file}`);
  if ('pattern' in cited) {
    return new RegExp(cited.pattern, 'mu').exec(text)?.[1] ?? 'gone';
  }
  const steps = cited.key.match(/[^.[\]]+|\[[^\]]+\]/gu) ?? [];
  const found = steps.reduce(childOf, parse(text) as unknown);
  const {prefix = ''} = cited;
  // Some releases write the prefix themselves.
  const isPlain = typeof found === 'string' || typeof found === 'number';
  const value = isPlain ? String(found) : 'gone';
  return value.startsWith(prefix) ? value : prefix + value;
}

void runCommand(() => {
  const {git, ref, version} = platformOptions();
  const errors: ContentError[] = [];
  const file = `${version.folder}/_evidence.yaml`;
  const schema = z.record(z.string(), citation);
  const cited = readTyped(SITE_DIR, file, schema, errors)?.data ?? {};
  const records = readMessages(SITE_DIR, version, errors);
  failWithAll(errors);
  const constants = readConstants(SITE_DIR, file, '');
  const differences = Object.entries(cited).flatMap(([name, place]) => {
    const [ours, theirs] = [constants.get(name), valueAt(place, git, ref)];
    if (ours === theirs) return [];
    return `constant ${name}: ${ours}, in the source ${theirs}`;
  });
  for (const {id, source} of records) {
    const [, at = '', line = ''] = /^(.+\.\w+):(\d+)$/u.exec(source) ?? [];
    const text = git('show', `${version.release.ref}:${at}`).split('\n');
    const words = text[Number(line) - 1]?.trim() ?? '';
    // The file may have moved to one beside it.
    const place = path.dirname(at);
    if (words === '' || git('grep', '-F', '-e', words, ref, '--', place))
      continue;
    differences.push(`message ${id}: ${at} no longer says ${words}`);
  }
  process.stdout.write(
    `${[...differences, `${Object.keys(cited).length} constants and ${records.length} messages of ${version.label} at ${ref}: ${differences.length} differ.`].join('\n')}\n`,
  );
  process.exitCode = differences.length > 0 ? 1 : 0;
});
