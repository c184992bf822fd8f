/**
 * One table of what the site weighs, how it scores and what it holds:
 *
 *   npm run report -- --against main.json --markdown table.md
 *
 * It reads the built site and the reports of the runs before it, and writes its
 * figures to `reports/figures.json`. It tells and does not fail: each limit has
 * a test or a command of its own that does.
 */
import {spawnSync} from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import * as z from 'zod';

import {readEnvironment} from '../src/site/environment';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';
import {markdownTable, type Figure} from './report/figures';
import {
  lineFigures,
  reportFigures,
  searchFigures,
  sizeFigures,
} from './report/readFigures';

const REPORTS = 'reports';
const FIGURES_FILE = path.join(REPORTS, 'figures.json');

const figuresFile = z.array(
  z.object({
    group: z.string(),
    name: z.string(),
    value: z.number(),
    unit: z.string(),
  }),
);

/** What a script prints; its mistakes are figures here. */
function outputOf(script: string): string {
  const {stdout} = spawnSync('npm', ['run', '--silent', script], {
    encoding: 'utf8',
  });
  return stdout;
}

function contentFigures(): Figure[] {
  return [
    ...lineFigures('pages', outputOf('check:pages'), {
      pages: /(\d+) pages/,
      links: /(\d+) links/,
      mistakes: /(\d+) mistakes/,
    }),
    ...lineFigures('samples', outputOf('check:samples'), {
      blocks: /Samples: (\d+) blocks/,
      files: /(\d+) files/,
      mistakes: /(\d+) mistakes/,
    }),
    ...lineFigures('text', outputOf('check:prose'), {
      words: /(\d+) words/,
      mistakes: /(\d+) mistakes/,
    }),
  ];
}

/** Figures of another build; none where they were not kept. */
function figuresOf(file: string | undefined): Figure[] {
  if (file === undefined || !existsSync(file)) return [];
  return figuresFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      against: {type: 'string'},
      markdown: {type: 'string'},
    },
  });
  const {dir} = values;
  requireBuiltSite(dir);
  const {baseUrl} = readEnvironment(process.env);
  const figures = [
    ...sizeFigures(dir, baseUrl),
    ...(await searchFigures(dir)),
    ...contentFigures(),
    ...reportFigures(REPORTS),
  ];
  mkdirSync(REPORTS, {recursive: true});
  writeFileSync(FIGURES_FILE, `${JSON.stringify(figures, null, 2)}\n`);
  const table = markdownTable(figures, figuresOf(values.against));
  if (values.markdown === undefined) process.stdout.write(table);
  else appendFileSync(values.markdown, table);
}

void runCommand(main);
