import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {shortHash} from '@openchoreo/page-tools/node/hashes';

/** Says what a component of `src/theme` replaces; a hash is that of the original. */
const FIRST_LINE =
  /^\/\/ (?:Wraps (?<wrapped>@docusaurus\/[\w/.-]+)|Ejects (?<ejected>@docusaurus\/[\w/.-]+) \(sha256 (?<hash>[0-9a-f]{12})\)): \S/u;

const COMPONENTS = filesBelow('src/theme').filter((name) =>
  /(?:index|ComponentTypes)\.tsx$/u.test(name),
);

/** The module and the styles of a component, without the components below it. */
function filesOf(upstream: string): string[] {
  const place = path.join('node_modules', upstream);
  if (existsSync(`${place}.js`)) return [`${place}.js`];
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => /\.(?:js|css)$/u.test(name))
    .sort()
    .map((name) => path.join(place, name));
}

test.each(COMPONENTS)(
  '%s says what it replaces, which the framework has unchanged',
  (name) => {
    const source = readFileSync(path.join('src/theme', name), 'utf8');
    const {wrapped, ejected, hash} = FIRST_LINE.exec(source)?.groups ?? {};
    const files = filesOf(wrapped ?? ejected ?? '');
    expect(
      files,
      'Begin with "// Ejects @docusaurus/… (sha256 …): reason" or "// Wraps @docusaurus/…: reason"; if the framework no longer has the component, find its replacement',
    ).not.toEqual([]);
    if (hash === undefined) return;
    const installed = shortHash(
      files.map((file) => readFileSync(file)),
      12,
    );
    expect(
      installed,
      'Compare the releases, adapt the file, and write the new hash on its first line',
    ).toBe(hash);
  },
);
