import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '@openchoreo/content-errors/contentError';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {isPart, PAGE_FILE} from '@openchoreo/page-tools/pageFile';
import {parsePage} from '../../lib/pages/parsePage';
import {PAGE_FOLDERS} from '../../site/folders';
import {PUBLISHED_FILE, REDIRECTS} from '../../site/redirects';
import {readFrontMatter, type FrontMatter} from '../frontMatter';

import {pageAddress, withoutSlash} from './pageAddress';
import {pageLinks, readPageLinks, type PageLinks} from './readPageLinks';

/**
 * The files that links and images refer to. Pages are read on demand, and again
 * only after a change.
 */
export class PageFiles {
  readonly siteDir: string;
  readonly #read = new Map<string, {mtimeMs: number; links: PageLinks}>();
  #published: ReadonlySet<string> | undefined;
  #addresses: Map<string, string> | undefined;

  /** @param siteDir - Root of the repository; paths start there. */
  constructor(siteDir: string) {
    this.siteDir = siteDir;
  }

  /** Whether there is a file, not a folder, at a path. */
  exists(file: string): boolean {
    const found = statSync(path.join(this.siteDir, file), {
      throwIfNoEntry: false,
    });
    return found?.isFile() === true;
  }

  isDraft(file: string): boolean {
    return (
      PAGE_FILE.test(file) &&
      readFrontMatter(path.join(this.siteDir, file))?.['draft'] === true
    );
  }

  /** Keeps what the steps found in a page, so that nobody parses it again. */
  keep(file: string, links: PageLinks): void {
    const {mtimeMs} = statSync(path.join(this.siteDir, file));
    this.#read.set(file, {mtimeMs, links});
  }

  /** What was kept of a page, as JSON. */
  recordOf(file: string): unknown {
    const links = this.#read.get(file)?.links;
    return links && {...links, anchors: [...links.anchors]};
  }

  /** Keeps what `recordOf` gave for a page that has not changed since. */
  restore(file: string, record: unknown): void {
    this.keep(file, pageLinks.parse(record));
  }

  /**
   * What a page links to, and what others can link to.
   *
   * @returns `undefined` if the file is not a page or cannot be parsed.
   */
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

  /** The pages of the site, without parts. */
  pages(): string[] {
    return PAGE_FOLDERS.flatMap((folder) => this.pagesBelow(folder)).filter(
      (file) => !isPart(file),
    );
  }

  /** The pages of the site, and the parts that were read. */
  withParts(): string[] {
    const parts = [...this.#read.keys()].filter(isPart);
    return [...this.pages(), ...parts];
  }

  /** Lists the pages again, which come and go while a site is written. */
  refresh(): this {
    this.#addresses = undefined;
    return this;
  }

  /** The addresses of all pages, without trailing slashes. */
  addresses(): string[] {
    return [...this.#known().values()];
  }

  /** The page with an address, which has no trailing slash. */
  pageAt(address: string): string | undefined {
    return this.#filesAt(address)[0];
  }

  /** Another page with the same address. */
  otherAt(file: string, values: FrontMatter): string | undefined {
    const address = pageAddress(file, values);
    this.#known().set(file, address);
    return this.#filesAt(address).find((other) => other !== file);
  }

  #filesAt(address: string): string[] {
    return [...this.#known()].flatMap(([file, at]) =>
      at === address && this.exists(file) ? [file] : [],
    );
  }

  /** The addresses of pages, by file. */
  #known(): Map<string, string> {
    this.#addresses ??= new Map(
      this.pages().map((file) => [file, this.addressOf(file)]),
    );
    return this.#addresses;
  }

  /** The address of a page, without a trailing slash. */
  addressOf(file: string): string {
    const values = readFrontMatter(path.join(this.siteDir, file));
    return pageAddress(file, values ?? {});
  }

  /** Whether an address was ever published: lists, files and old addresses. */
  isPublished(address: string): boolean {
    const list = path.join(this.siteDir, PUBLISHED_FILE);
    this.#published ??= new Set(
      [
        ...(existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []),
        ...REDIRECTS.map(({from}) => from),
      ].map(withoutSlash),
    );
    return (
      this.#published.has(address) ||
      this.exists(path.posix.join('static', address))
    );
  }

  /** Pages that a link on this page may have meant. */
  pagesBeside(file: string): string[] {
    const root = /^(?:versioned_docs\/|src\/)?[^/]+/u.exec(file)?.[0] ?? '';
    return this.pagesBelow(root);
  }

  /** The pages of a folder, with parts. */
  pagesBelow(folder: string): string[] {
    return filesBelow(path.join(this.siteDir, folder))
      .filter((name) => PAGE_FILE.test(name))
      .map((name) => `${folder}/${name}`);
  }
}
