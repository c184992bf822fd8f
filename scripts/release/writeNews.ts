import {readFileSync, writeFileSync} from 'node:fs';

import type {PlatformRelease} from '../../src/lib/node/readReleases';
import {dateInWords, releaseAnchor} from '../../src/site/releases';
import type {BreakingChange} from './breakingChanges';

/** A cell of the changelog that a writer has to fill. */
export const TO_WRITE = '| … |';

/** `## v0.3.2: 18 September 2025 {#v0-3-2}` */
export function newsHeading({version, date}: PlatformRelease): string {
  return `## ${version}: ${dateInWords(date)} {#${releaseAnchor(version)}}`;
}

/** Whether a changelog has the section of a release, with text in it. */
export function hasNews(changelog: string, release: PlatformRelease): boolean {
  const [, after = ''] = `\n${changelog}`.split(`\n${newsHeading(release)}\n`);
  return /^\n*(?!#)\S/u.test(after);
}

/**
 * Puts the section of a release above the section of the release before, with
 * a row for each change that breaks something.
 */
export function writeNews(
  file: string,
  release: PlatformRelease,
  breaking: readonly BreakingChange[],
): void {
  const text = readFileSync(file, 'utf8');
  const rows = breaking.map(({area, change}) => {
    const cell = change.replaceAll('|', '\\|').replaceAll('\n', ' ');
    return `| ${area} | ${cell} ${TO_WRITE}\n`;
  });
  const table =
    rows.length === 0
      ? ''
      : `Breaking changes:\n\n| Area | Change | What to do |\n| --- | --- | --- |\n${rows.join('')}\n`;
  const section = `${newsHeading(release)}\n\n${release.summary}\n\n${table}`;
  const place = /^## v\d/mu.exec(text)?.index ?? text.length;
  writeFileSync(file, text.slice(0, place) + section + text.slice(place));
}
