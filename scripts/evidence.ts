/**
 * Lists the constants and messages of a docs version whose place in the
 * platform's source says something else at a release:
 *
 *   npm run evidence -- --from <clone of the platform> --version v0.3.x --ref v0.3.3
 */
import path from 'node:path';

import {parseDocument} from 'yaml';
import * as z from 'zod';

import {readTyped} from '../src/content-errors/readTyped';
import {readConstants} from '../src/markdown/constants';
import {readMessages} from '../src/plugins/messages/readMessages';
import {readPlatform, runCommand, SITE_DIR, type Git} from './command';

/** Where the value of a constant is in the platform's repository. */
const citation = z.union([
  // A path in YAML, such as `a.b`.
  z.strictObject({file: z.string(), key: z.string()}),
  // A regular expression, by lines, whose group is the value.
  z.strictObject({file: z.string(), pattern: z.string()}),
  // The value is the number of files.
  z.strictObject({folder: z.string()}),
]);

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
  const value = parseDocument(text).getIn(cited.key.split('.'));
  return z.coerce.string().parse(value ?? 'gone');
}

void runCommand(() => {
  const {git, ref, version} = readPlatform();
  const file = `${version.folder}/_evidence.yaml`;
  const schema = z.record(z.string(), citation);
  const cited = readTyped(SITE_DIR, file, schema)?.data ?? {};
  const records = readMessages(SITE_DIR, version);
  const constants = readConstants(SITE_DIR, file, '');
  const differences = Object.entries(cited).flatMap(([name, place]) => {
    const [ours, theirs] = [constants.get(name), valueAt(place, git, ref)];
    if (ours === theirs) return [];
    return `constant ${name}: ${ours}, in the source ${theirs}`;
  });
  for (const {id, source} of records) {
    const [, at, line] = /^(.+\.\w+):(\d+)$/u.exec(source) ?? [];
    // The message of a tool.
    if (at === undefined) continue;
    const text = git('show', `${version.release.ref}:${at}`).split('\n');
    const words = text[Number(line) - 1]?.trim() ?? '';
    if (words === '') {
      differences.push(`message ${id}: nothing is at ${source} to begin with`);
      continue;
    }
    // The file may have moved to one beside it.
    const folder = path.dirname(at);
    if (git('grep', '-F', '-e', words, ref, '--', folder)) continue;
    differences.push(`message ${id}: ${at} no longer says ${words}`);
  }
  for (const difference of differences) console.log(difference);
  console.log(
    `${Object.keys(cited).length} constants and ${records.length} messages of ${version.label} at ${ref}: ${differences.length} differ.`,
  );
  process.exitCode = differences.length > 0 ? 1 : 0;
});
