import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {shortHash} from '@openchoreo/page-tools/node/hashes';

const THEME = 'src/theme';

/**
 * Says what a component replaces. A hash is that of the original; there are two
 * if a later release changed nothing that concerns us.
 */
const FIRST_LINE =
  /^\/\/ (?:Wraps (?<wrapped>@docusaurus\/[\w/.-]+)|Ejects (?<ejected>@docusaurus\/[\w/.-]+) \(sha256 (?<hashes>[0-9a-f]{12}(?: or [0-9a-f]{12})*)\)): \S/u;

/** The module and the styles of a component, without the components below it. */
function filesOf(place: string): string[] {
  if (existsSync(`${place}.js`)) return [`${place}.js`];
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => /\.(?:js|css)$/u.test(name))
    .sort()
    .map((name) => path.join(place, name));
}

/** The components of the site that replace some of the installed framework. */
export function replacedComponents(siteDir: string): readonly string[] {
  return filesBelow(path.join(siteDir, THEME)).filter((name) =>
    /(?:index|ComponentTypes)\.tsx$/u.test(name),
  );
}

/**
 * What has to be changed in a component, in one sentence, because it doesn't
 * say what it replaces or the framework has another original.
 */
export function replacementFault(
  siteDir: string,
  component: string,
): string | undefined {
  const file = `${THEME}/${component}`;
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const groups = FIRST_LINE.exec(source)?.groups;
  const original = groups?.['wrapped'] ?? groups?.['ejected'];
  if (original === undefined) {
    return `${file}: begin with "// Ejects @docusaurus/… (sha256 …): reason" or "// Wraps @docusaurus/…: reason".`;
  }
  const files = filesOf(path.join(siteDir, 'node_modules', original));
  if (files.length === 0) {
    return `${file}: the framework has no ${original} any more; find what took its place.`;
  }
  const hash = shortHash(
    files.map((name) => readFileSync(name)),
    12,
  );
  const known = groups?.['hashes']?.split(' or ') ?? [hash];
  return known.includes(hash)
    ? undefined
    : `${file}: compare the releases of ${original}, adapt the file, and write ${hash} on its first line.`;
}
