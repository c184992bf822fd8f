import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import releases from '../../src/site/releases.json';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TAG = 'v9.9.0';
const VERSION = 'v9.9.x';

/** A copy of the repository, without what Git ignores. */
const copy = mkdtempSync(path.join(tmpdir(), 'openchoreo-release-'));
afterAll(() => {
  rmSync(copy, {recursive: true});
});

/** Replaces a text in those files of the copy that have it. */
function replaceIn(files: readonly string[], from: string, to: string): void {
  for (const file of files) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    if (!text.includes(from)) continue;
    writeFileSync(path.join(copy, file), text.replaceAll(from, to));
  }
}

const PAGE = `---
title: Rehearse
description: A page as somebody could write it on an ordinary day, with tabs of the theme, a notice, a list of steps and a link to another page.
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

A first sentence, with the [environments](./add-environment.md) of the platform.

<Tabs groupId="day">
<TabItem value="monday" label="Monday">

:::tip[A **formatted** title]
Write, then check.
:::

</TabItem>
</Tabs>
`;

const POST = `---
title: A week of writing
description: A post as somebody could write it on an ordinary day, with an author that the blog has, a first paragraph, and what cuts it.
authors: [openchoreo]
---

A first paragraph.

<!-- truncate -->
`;

/**
 * Does in `docs/` and `blog/` what writers do: a page, a post, a page that moves.
 *
 * @param page - The one that moves, such as `docs/tasks/tenants.md`.
 */
function writeForAWeek(files: readonly string[], page: string): void {
  writeFileSync(path.join(copy, 'docs/tasks/rehearse.mdx'), PAGE);
  writeFileSync(path.join(copy, 'blog/2026-01-02-rehearse.md'), POST);

  const name = path.basename(page, '.md');
  const pages = files.filter((file) => file.startsWith('docs/'));
  replaceIn(pages, `${name}.md`, 'moved.md');
  const listed = '"tasks/moved", "tasks/rehearse"';
  replaceIn(['sidebars.json'], `"tasks/${name}"`, listed);
  const from = `/docs/next/tasks/${name}/`;
  const redirect = `[{"from":"${from}","to":"/docs/next/tasks/moved/"},`;
  replaceIn(['src/site/redirects.json'], '[\n', redirect);
  renameSync(path.join(copy, page), path.join(copy, 'docs/tasks/moved.md'));
}

/** Runs a command in the copy. @returns What it printed, if it failed. */
function failureOf(command: string, ...args: readonly string[]): string {
  const run = spawnSync(command, args, {cwd: copy, encoding: 'utf8'});
  if (run.error) return run.error.message;
  return run.status === 0 ? '' : run.stdout + run.stderr;
}

test(
  'a release and a week of writing leave a site that passes its tests',
  {timeout: 1_800_000},
  () => {
    const listed = execFileSync('git', ['-C', ROOT, 'ls-files']);
    const files = String(listed).trim().split('\n');
    for (const file of files) {
      cpSync(path.join(ROOT, file), path.join(copy, file));
    }
    const modules = 'node_modules';
    symlinkSync(path.join(ROOT, modules), path.join(copy, modules));
    // As the import of the release's schemas does.
    const schemas = files.filter((file) => file.startsWith('docs/reference/'));
    replaceIn(['src/site/releases.json', ...schemas], releases.current, TAG);
    expect(failureOf('npx', 'docusaurus', 'docs:version', VERSION)).toBe('');
    expect(failureOf('npm', 'run', 'versions:cut', '--', TAG)).toBe('');

    const moving = files.find((file) => /^docs\/tasks\/\w.*\.md$/u.test(file));
    writeForAWeek(files, moving ?? '');
    const scripts = ['check:pages', 'check:unit', 'build', 'size', 'test:site'];
    for (const script of scripts) {
      expect(failureOf('npm', 'run', script), script).toBe('');
    }
  },
);
