import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Configuration} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import {parse} from 'yaml';

import {ContentError} from '../../lib/contentError';

/**
 * Checks how Markdown is written, with the rules of `.markdownlint.yaml`.
 *
 * @param files - From `siteDir`.
 */
export async function checkSyntax(
  siteDir: string,
  files: readonly string[],
): Promise<ContentError[]> {
  if (files.length === 0) return [];
  const settings = readFileSync(path.join(siteDir, '.markdownlint.yaml'));
  const results = await lint({
    // The library checks the settings itself.
    config: parse(settings.toString()) as Configuration,
    strings: Object.fromEntries(
      files.map((file) => [
        file,
        readFileSync(path.join(siteDir, file), 'utf8'),
      ]),
    ),
  });
  return Object.entries(results).flatMap(([file, faults]) =>
    faults.map((fault) => {
      const [, name = ''] = fault.ruleNames;
      const what = fault.ruleDescription.replace(/\.$/, '');
      const detail = fault.errorDetail;
      return new ContentError(
        {
          file,
          line: fault.lineNumber,
          column: fault.errorRange?.[0],
          key: name,
        },
        typeof detail === 'string' ? `${what} (${detail})` : what,
        `The rule is explained at ${fault.ruleInformation ?? ''}`,
      );
    }),
  );
}
