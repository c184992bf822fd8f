import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Configuration, LintError} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import {parse} from 'yaml';

import {ContentError} from '../../lib/contentError';
import {isMdx} from '../../lib/pageFile';
import {codeOfPage} from './codeOfPage';

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
  // The library checks the settings itself.
  const config = parse(settings.toString()) as Configuration;
  const results = await Promise.all(
    [false, true].map((mdx) =>
      lint({
        // What is indented in an element of MDX is no code.
        config: mdx ? {...config, 'code-block-style': false} : config,
        strings: Object.fromEntries(
          files
            .filter((file) => isMdx(file) === mdx)
            .map((file) => [file, read(siteDir, file)]),
        ),
      }),
    ),
  );
  return results.flatMap(Object.entries<LintError[]>).flatMap(([file, all]) => {
    const isCode = codeOfPage(read(siteDir, file), file);
    const faults = all.filter(
      ({lineNumber, errorRange}) => !isCode(lineNumber, errorRange?.[0]),
    );
    return faults.map((fault) => {
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
    });
  });
}

function read(siteDir: string, file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}
