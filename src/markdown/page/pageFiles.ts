import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '../../lib/contentError';
import {filesBelow} from '../../lib/node/filesBelow';
import {PAGE_FILE} from '../../lib/pageFile';
import {parsePage} from '../../lib/parsePage';

import {readPageLinks, type PageLinks} from './readPageLinks';

/**
 * The files that links and images of pages lead to. A page is read once, and
 * again when it has changed.
 */
export class PageFiles {
  readonly siteDir: string;
  readonly #read = new Map<string, {mtimeMs: number; links: PageLinks}>();

  /** @param siteDir - Root of the repository: files are named from there. */
  constructor(siteDir: string) {
    this.siteDir = siteDir;
  }

  exists(file: string): boolean {
    return existsSync(path.join(this.siteDir, file));
  }

  /** @returns `undefined` for what is no page, or cannot be read as one. */
  pageLinks(file: string): PageLinks | undefined {
    if (!PAGE_FILE.test(file)) return undefined;
    const whole = path.join(this.siteDir, file);
    const mtimeMs = statSync(whole, {throwIfNoEntry: false})?.mtimeMs;
    if (mtimeMs === undefined) return undefined;
    const known = this.#read.get(file);
    if (known?.mtimeMs === mtimeMs) return known.links;
    try {
      const tree = parsePage(readFileSync(whole, 'utf8'), file);
      const links = readPageLinks(tree);
      this.#read.set(file, {mtimeMs, links});
      return links;
    } catch (error) {
      if (error instanceof ContentError) return undefined;
      throw error;
    }
  }

  /** Pages that a link of this one may have meant. */
  pagesBeside(file: string): string[] {
    const root = /^(?:versioned_docs\/|src\/)?[^/]+/u.exec(file)?.[0] ?? '';
    return filesBelow(path.join(this.siteDir, root))
      .filter((name) => PAGE_FILE.test(name))
      .map((name) => `${root}/${name}`);
  }
}
