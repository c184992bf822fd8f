import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {shortHash} from '../../src/lib/node/hashes';

/** A component of the framework that `src/theme` replaces or wraps. */
export interface Swizzle {
  /** From the root of the repository. */
  readonly file: string;
  readonly way: 'Ejects' | 'Wraps';
  /** Module of the framework, such as `@docusaurus/theme-classic/lib/theme/TOC`. */
  readonly upstream: string;
  /** Hash of the upstream files that an ejected component is based on. */
  readonly hash: string | undefined;
}

const FIRST_LINE =
  /^\/\/ (?<way>Ejects|Wraps) (?<upstream>@docusaurus\/[\w/.-]+)(?: \(sha256 (?<hash>[0-9a-f]{12})\))?: \S/u;

/**
 * Reads the first line of every component below `src/theme`.
 *
 * @throws Error with the file whose first line doesn't say what it replaces.
 */
export function readSwizzles(): Swizzle[] {
  return filesBelow('src/theme')
    .filter((name) => /(?:index|ComponentTypes)\.tsx$/u.test(name))
    .map((name): Swizzle => {
      const file = `src/theme/${name}`;
      const groups = FIRST_LINE.exec(readFileSync(file, 'utf8'))?.groups;
      const {way, upstream, hash} = groups ?? {};
      const isWhole = way === 'Wraps' || hash !== undefined;
      if ((way !== 'Ejects' && way !== 'Wraps') || !upstream || !isWhole) {
        throw new Error(
          `${file}:1: the first line must be "// Ejects @docusaurus/… (sha256 …): reason" or "// Wraps @docusaurus/…: reason".`,
        );
      }
      return {file, way, upstream, hash};
    });
}

/**
 * The first 12 digits of the hash of the upstream component: its module and
 * its styles, without the components below it.
 *
 * @returns `undefined` if the installed framework lacks the component.
 */
export function upstreamHash(upstream: string): string | undefined {
  const place = path.join('node_modules', upstream);
  const files = existsSync(`${place}.js`)
    ? [`${place}.js`]
    : existsSync(place)
      ? readdirSync(place)
          .map((name) => path.join(place, name))
          .filter(
            (file) => statSync(file).isFile() && /\.(?:js|css)$/u.test(file),
          )
          .sort()
      : [];
  if (files.length === 0) return undefined;
  return shortHash(
    files.map((file) => readFileSync(file)),
    12,
  );
}
