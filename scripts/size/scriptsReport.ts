import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {SCRIPT_BUDGETS, type ScriptBudget} from '../../src/site/budgets';
import {brotliSize, kilobytes} from './brotli';
import {filesOfPage, readPageFile} from './weighPage';

/** Folder for scripts, below the output folder. */
const FOLDER = 'assets/js';

/** A page that loads only the scripts that all documentation pages load. */
const PLAIN_PAGE = '/docs/';

function scriptsOfPage(
  outDir: string,
  route: string,
  baseUrl: string,
): ReadonlySet<string> {
  const {starter, application} = filesOfPage(
    readPageFile(outDir, route),
    baseUrl,
  );
  return new Set(
    [...starter, ...application].map((file) => path.basename(file)),
  );
}

/**
 * Measures the scripts that aren't part of every page.
 *
 * @returns A table, and a sentence for each that is over budget.
 */
export function scriptsReport(outDir: string, baseUrl: string) {
  const built = readdirSync(path.join(outDir, FOLDER));
  const read = (file: string): string =>
    readFileSync(path.join(outDir, FOLDER, file), 'utf8');
  const plain = scriptsOfPage(outDir, PLAIN_PAGE, baseUrl);
  const filesOf = ({script, route}: ScriptBudget): string[] => {
    const own = built.find((file) => file.startsWith(`${script}.`));
    if (own === undefined) return [];
    // A worker refers to the scripts that it loads by number and hash.
    const code = read(own);
    const loaded = built.filter((file) => {
      const [, id, hash] = /^(\d+)\.(\w+)\.js$/u.exec(file) ?? [];
      return id !== undefined && code.includes(`${id}:"${hash}"`);
    });
    const page =
      route === undefined ? [] : scriptsOfPage(outDir, route, baseUrl);
    return [...new Set([own, ...loaded, ...page])].filter(
      (file) => !plain.has(file),
    );
  };
  const weighed = SCRIPT_BUDGETS.map((script) => {
    const files = filesOf(script);
    const sizes = files.map((file) => brotliSize(read(file)));
    return {
      ...script,
      size: sizes.reduce((total, size) => total + size, 0),
    };
  });
  return {
    rows: Object.fromEntries(
      weighed.map(({name, size, budget}) => [
        name,
        {size: `${kilobytes(size)} / ${budget}`},
      ]),
    ),
    faults: weighed
      .filter(({size, budget}) => size === 0 || size > budget * 1000)
      .map(
        ({name, script, size, budget}) =>
          `${name}: ${FOLDER}/${script}.*.js has ${kilobytes(size)} kB, but more than 0 and at most ${budget} kB are allowed. Reduce it, or correct src/site/budgets.ts.`,
      ),
  };
}
