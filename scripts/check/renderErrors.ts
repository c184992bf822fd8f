import {readFileSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '@openchoreo/content-errors/contentError';
import {visit} from 'estree-util-visit';

import {isMdx} from '../../src/lib/pages/isMdx';
import {parsePage} from '../../src/lib/pages/parsePage';
import {codeOf} from '../../src/markdown/mdx/jsx';
import {withoutSlash} from '../../src/markdown/page/pageAddress';
import {PageFiles} from '../../src/markdown/page/pageFiles';

/** The framework's error for a page that failed to render. */
const FAILED =
  /render static file for pathname "(?<address>[^"]*)"[^[]*\[cause\]: (?<cause>.+)/gu;

/** The property or function that made the code of a page fail. */
const BROKEN =
  /\(reading '(?<property>[^']+)'\)|(?<called>[\w$]+) is not a function/u;

/**
 * Reports MDX pages whose code failed to render. The framework gives only their
 * addresses, so the line is found by searching the code for the failed name.
 *
 * @param baseUrl - Starts and ends with a slash.
 * @param output - Output of the framework.
 */
export function renderErrors(
  siteDir: string,
  baseUrl: string,
  output: string,
): ContentError[] {
  const failed = [...output.matchAll(FAILED)];
  if (failed.length === 0) return [];
  const files = new PageFiles(siteDir);
  return failed.flatMap(({groups}) => {
    const route = `/${(groups?.['address'] ?? '').slice(baseUrl.length)}`;
    const cause = groups?.['cause']?.replace(/ \{$/u, '') ?? '';
    const file = files.pageAt(withoutSlash(route));
    if (file === undefined || !isMdx(file)) return [];
    return [
      new ContentError(
        {file, line: lineOf(siteDir, file, cause)},
        `the page failed to render: ${cause}`,
        'Fix the code of the page or of a component on it; use ?. to read what may be missing.',
      ),
    ];
  });
}

function lineOf(
  siteDir: string,
  file: string,
  cause: string,
): number | undefined {
  const broken = BROKEN.exec(cause)?.groups;
  const name = broken?.['property'] ?? broken?.['called'];
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const lines = new Set<number>();
  for (const {program, node} of codeOf(parsePage(source, file))) {
    visit(program, (code) => {
      const {type} = code;
      const named =
        type === 'MemberExpression'
          ? code.property
          : type === 'CallExpression'
            ? code.callee
            : undefined;
      if (named?.type !== 'Identifier' || named.name !== name) return;
      const line = named.loc?.start.line ?? node.position?.start.line;
      if (line !== undefined) lines.add(line);
    });
  }
  // With several matches, the right one is unknown.
  const [line, ...others] = lines;
  return others.length === 0 ? line : undefined;
}
