import {readFile, writeFile} from 'node:fs/promises';

import * as z from 'zod';

import type {Finding} from './checkFiles';

/** Mistakes that are known, by file; lines may move, so they aren't kept. */
const baselineFile = z.record(z.string(), z.array(z.string()));

type Baseline = z.infer<typeof baselineFile>;

const nameOf = ({path, what}: Finding): string => `${path}: ${what}`;

/**
 * The findings that a baseline doesn't have. Of equal ones in a file, as many
 * are known as the baseline lists.
 *
 * @throws Error if the file can't be read or isn't a baseline.
 */
export async function withoutKnown(
  findings: readonly Finding[],
  file: string,
): Promise<readonly Finding[]> {
  const known = await readBaseline(file);
  return findings.filter((finding) => {
    const left = known[finding.file] ?? [];
    const index = left.indexOf(nameOf(finding));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** Writes a baseline with all findings. */
export async function writeBaseline(
  findings: readonly Finding[],
  file: string,
): Promise<void> {
  const baseline: Baseline = {};
  for (const finding of findings) {
    (baseline[finding.file] ??= []).push(nameOf(finding));
  }
  await writeFile(file, `${JSON.stringify(baseline, null, 2)}\n`);
}

async function readBaseline(file: string): Promise<Baseline> {
  try {
    return baselineFile.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `${file}: the baseline can't be read. Write it with --update-baseline.`,
      {cause: error},
    );
  }
}
