import {readFile} from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {createDocsTools} from '../../src/plugins/assistant-tools/engine/docsTools';
import {DOCS_ROUTE, type DocsVersion} from '../../src/site/versions';
import {openBuiltEngine} from './builtEngine';

/**
 * Labeled with addresses, so that edits to a page's text do not change the
 * answer.
 */
const task = z.strictObject({
  question: z.string().min(1),
  /** Address of the page that answers, without the version. */
  page: z.string().startsWith(`/${DOCS_ROUTE}/`),
  /** Sections, one of which answers. */
  sections: z.array(z.string().startsWith('#')).min(1),
  /** A published sample or folder of samples, below those of the version. */
  manifest: z.string().optional(),
});

export type Task = z.infer<typeof task>;

/** The tasks of `tests/search/tasks.json`. */
export async function readTasks(): Promise<readonly Task[]> {
  const text = await readFile('tests/search/tasks.json', 'utf8');
  return z.array(task).min(40).parse(JSON.parse(text));
}

/** The outcome of a task in one docs version. */
export interface TaskOutcome {
  readonly task: Task;
  /** Whether search has an answering page among its first five. */
  readonly hasPage: boolean;
  /** Whether search has an answering section among its first eight rows. */
  readonly hasSection: boolean;
  /**
   * Whether the assistant's search tool finds the page too, in this version.
   */
  readonly toolHasPage: boolean;
  /** Errors of the tools: a section that can't be read, a wrong manifest. */
  readonly faults: readonly string[];
}

const PAGES = 5;
const ROWS = 8;

/**
 * Runs the tasks in a docs version, with the search and tools of a built site.
 */
export async function doTasks(
  folder: string,
  version: DocsVersion,
  tasks: readonly Task[],
): Promise<readonly TaskOutcome[]> {
  const engine = await openBuiltEngine(folder);
  const call = createDocsTools({
    address: '/',
    read: (file) => readFile(path.join(folder, file), 'utf8'),
  });
  const {slug} = version;
  const root = `/${DOCS_ROUTE}/${version.path === '' ? '' : `${version.path}/`}`;
  const outcomes: TaskOutcome[] = [];
  for (const one of tasks) {
    const page = one.page.replace(`/${DOCS_ROUTE}/`, root);
    const sections = one.sections.map((section) => page + section);
    const {whole} = await engine.ask(one.question, version.name);
    const pages = [...new Set(whole.map((row) => row.replace(/#.*/u, '')))];
    const found = await call('search_docs', {
      version: slug,
      query: one.question,
    });
    const faults: string[] = [];
    for (const section of sections) {
      const text = await tryCall(() =>
        call('read_page', {version: slug, page: section}),
      );
      if (!text.startsWith(`Source: ${section} `))
        faults.push(`${section}: ${text.slice(0, 200)}`);
    }
    for (const file of manifestsOf(folder, slug, one.manifest)) {
      const manifest = await readFile(path.join(folder, file), 'utf8');
      const text = await tryCall(() =>
        call('check_manifest', {version: slug, manifest}),
      );
      if (!text.startsWith('No mistakes')) faults.push(`${file}: ${text}`);
    }
    outcomes.push({
      task: one,
      hasPage: pages.slice(0, PAGES).includes(page),
      hasSection: whole.slice(0, ROWS).some((row) => sections.includes(row)),
      toolHasPage: found
        .split('\n')
        .some((line) => line.trim().replace(/#.*/u, '') === page),
      faults,
    });
  }
  return outcomes;
}

async function tryCall(call: () => Promise<string>): Promise<string> {
  try {
    return await call();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Sample files; a missing one is listed too, so that reading it fails. */
function manifestsOf(
  folder: string,
  slug: string,
  manifest: string | undefined,
): string[] {
  if (manifest === undefined) return [];
  const place = `samples/${slug}/${manifest}`;
  if (manifest.endsWith('.yaml')) return [place];
  return filesBelow(path.join(folder, place))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${place}/${name}`);
}

/** Shares from 0 to 1 that tasks must reach. */
export const TASK_GOALS = {
  hasPage: 0.9,
  hasSection: 0.8,
  toolHasPage: 0.9,
} as const;

/** The share of tasks for each goal. */
export function taskShares(
  outcomes: readonly TaskOutcome[],
): Record<keyof typeof TASK_GOALS, number> {
  const share = (isGood: (outcome: TaskOutcome) => boolean) =>
    outcomes.filter(isGood).length / outcomes.length;
  return {
    hasPage: share(({hasPage}) => hasPage),
    hasSection: share(({hasSection}) => hasSection),
    toolHasPage: share(({toolHasPage}) => toolHasPage),
  };
}
