import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';

import {scratchCopy, type ScratchCopy} from '../support/scratchCopy';

const NEXT_PAGE = 'docs/overview/architecture.md';
const OTHER_PAGE = 'docs/overview/what-is-openchoreo.md';
const POST = 'blog/2025-09-18-welcome.md';
const FACTS = 'src/site/navigation.ts';
const LAST_BUILD = 'build/index.html';

let copy: ScratchCopy;

beforeAll(() => {
  copy = scratchCopy('failures');
  mkdirSync(path.join(copy.folder, 'build'));
  writeFileSync(path.join(copy.folder, LAST_BUILD), 'the last good build');
}, 120_000);

afterEach(() => {
  copy.restore();
});

afterAll(() => {
  copy.remove();
}, 120_000);

function append(file: string, text: string): void {
  copy.change(file, (content) => `${content}\n${text}\n`);
}

/** The output of a build that must fail and leave the last build in place. */
function failedBuild(env: Readonly<Record<string, string>> = {}): string {
  let said: string | undefined;
  try {
    copy.run('tsx', ['scripts/build.ts'], env);
  } catch (error) {
    said = String(error);
  }
  if (said === undefined) throw new Error('the build did not fail');
  expect(readFileSync(path.join(copy.folder, LAST_BUILD), 'utf8')).toBe(
    'the last good build',
  );
  expect(existsSync(path.join(copy.folder, '.build-part'))).toBe(false);
  return said;
}

test('a broken Markdown link or image fails the build', () => {
  append(NEXT_PAGE, 'A [file](./nowhere.md) that is not there.');
  append(OTHER_PAGE, '![A picture](./nowhere.png)');
  const said = failedBuild();
  for (const name of [NEXT_PAGE, 'nowhere.md', OTHER_PAGE, 'nowhere.png']) {
    expect(said).toContain(name);
  }
});

// Checks of Markdown don't see the menu of the site.
test.each([
  ['link', '/docs/nowhere/'],
  ['anchor', '/docs/overview/architecture/#nowhere'],
])('a broken %s on the finished site fails the build', (_what, address) => {
  copy.change(FACTS, (content) =>
    content.replace("'/docs/overview/architecture/'", `'${address}'`),
  );
  expect(failedBuild()).toContain(`linking to ${address}`);
});

test('an unknown author or an invalid date of a post fails the build', () => {
  copy.change(POST, (content) =>
    content.replace('authors: [openchoreo]', 'authors: [nobody]'),
  );
  const author = failedBuild();
  expect(author).toContain('nobody');
  expect(author).toContain('openchoreo');
  copy.change(POST, (content) =>
    content
      .replace('authors: [nobody]', 'authors: [openchoreo]')
      .replace('date: 2025-09-18', 'date: someday'),
  );
  const date = failedBuild();
  expect(date).toContain('someday');
  expect(date).toContain('2025-09-18-welcome.md');
});

test('a navbar item of an unknown type fails the build', () => {
  copy.change(FACTS, (content) =>
    content.replace("type: 'docsVersionDropdown'", "type: 'docsVersionList'"),
  );
  expect(failedBuild()).toContain('docsVersionList');
});

test('an unknown id in the menu or the sidebar fails the build with the known ids', () => {
  copy.change(FACTS, (content) =>
    content.replace('sidebarId: SIDEBAR,', "sidebarId: 'nowhere',"),
  );
  const menu = failedBuild();
  expect(menu).toContain('Can\'t find any sidebar with id "nowhere"');
  expect(menu).toContain('Available sidebar ids are:');
  copy.change(FACTS, (content) =>
    content.replace("sidebarId: 'nowhere',", 'sidebarId: SIDEBAR,'),
  );
  copy.change('sidebars.ts', (content) =>
    content.replace("'overview/architecture'", "'overview/architectur'"),
  );
  expect(failedBuild()).toContain('Did you mean overview/architecture?');
});

test('an invalid setting fails the build with its key, its value and what is allowed', () => {
  const said = failedBuild({BASE_URL: 'docs', SEARCH_PROVIDER: 'google'});
  expect(said).toContain('BASE_URL "docs"');
  expect(said).toContain(
    'SEARCH_PROVIDER "google": must be "embedded" or "hosted"',
  );
});
