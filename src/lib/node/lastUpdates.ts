import {spawnSync} from 'node:child_process';

import type {MarkdownConfig} from '@docusaurus/types';

import {pathFrom} from './pathFrom';

/** Times of last changes in ISO 8601, by the file's path from the site's root. */
export type LastUpdates = ReadonlyMap<string, string>;

/** Begins a commit in the output of Git, with its time; its files follow. */
const COMMIT = 'commit ';

/**
 * Reads when files were last changed, by one `git log` for all of them. The
 * framework would start one for each file, and end the build where there is no
 * repository. From 3.10 on, its option `future.experimental_vcs` can replace this.
 *
 * @param siteDir - Root of the site.
 * @param folders - Where the files are, from `siteDir`.
 * @returns Nothing without Git or a repository, and nothing in a shallow clone,
 *   where all files seem to be as old as its last commit: no date is better than a
 *   wrong one.
 */
export function readLastUpdates(
  siteDir: string,
  folders: readonly string[],
): LastUpdates {
  const updates = new Map<string, string>();
  if (git(siteDir, ['rev-parse', '--is-shallow-repository']) !== 'false\n') {
    return updates;
  }
  const log = git(siteDir, [
    ...['-c', 'core.quotePath=off', '-c', 'log.showSignature=false', 'log'],
    ...[`--format=${COMMIT}%cI`, '--name-only', '--relative'],
    // A merge lists the files that differ from all its parents.
    ...['-c', '--', ...folders],
  ]);
  let time = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) {
      time = line.slice(COMMIT.length);
    } else if (line !== '' && !updates.has(line)) {
      // The newest commit comes first.
      updates.set(line, time);
    }
  }
  return updates;
}

/** What Git prints; nothing if it fails or isn't there. */
function git(siteDir: string, args: readonly string[]): string {
  const {status, stdout} = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status === 0) return stdout;
  return '';
}

/**
 * Tells the framework when a page was last changed, as if the page had
 *
 *     last_update:
 *       date: 2025-11-08T09:40:52+00:00
 *
 * in its front matter, unless it has one.
 */
export function parseWithLastUpdate(
  siteDir: string,
  updates: LastUpdates,
): MarkdownConfig['parseFrontMatter'] {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const {frontMatter} = parsed;
    const date = updates.get(pathFrom(siteDir, params.filePath));
    // A part of a page, such as `_steps.mdx`, must not have any.
    if (date !== undefined && Object.keys(frontMatter).length > 0) {
      frontMatter['last_update'] ??= {date};
    }
    return parsed;
  };
}
