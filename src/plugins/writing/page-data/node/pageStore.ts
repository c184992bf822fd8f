import {readFileSync, renameSync, writeFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {shortHash} from '@openchoreo/page-tools/node/hashes';
import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {readCached} from '@openchoreo/page-tools/node/readCached';
import {isMdx} from '../../../../lib/pages/isMdx';
import {isPart, PAGE_FILE} from '@openchoreo/page-tools/pageFile';
import {RELEASES_FILE} from '../../../../lib/node/readReleases';
import {DOCS_FOLDERS} from '../../../../site/folders';

/** What a compiled page depends on beside its own file and its folder's data. */
export interface PageFacts {
  /** Whether two compilers ask for each page. */
  readonly isBuild: boolean;
  /** Hash of the site's code, of all packages, and of the site's URL. */
  readonly codeHash: string;
  /** The front matter that a page has for the framework. */
  frontMatterOf(file: string, source: string): Promise<unknown>;
  /** The addresses of all pages, in the order of their files. */
  addresses(): readonly string[];
  /** What the steps found in a page, as JSON, and its way back. */
  recordOf(page: string): unknown;
  restoreRecord(page: string, record: unknown): void;
}

const entries = z.object({
  key: z.string(),
  code: z.string(),
  record: z.unknown(),
});

/** Cached, because every page depends on the same files. */
const hashOf = readCached((bytes) => shortHash(bytes, 64));

/** A page that may show kinds of other versions: directives have two colons. */
const DIRECTIVE = /(?<!:)::(?!:)/u;

/**
 * Keeps compiled pages on disk, each with what the steps found in it. A page is
 * taken from there if nothing that it depends on has changed, on whatever
 * machine; CI can restore the folder.
 */
export class PageStore {
  readonly #siteDir: string;
  readonly #facts: PageFacts;
  /** What the pages of one compilation share. */
  readonly #shared = new Map<string, unknown>();
  /** Both compilers of a build must get the same answer. */
  readonly #asked = new Map<string, Promise<string | undefined>>();

  constructor(siteDir: string, facts: PageFacts) {
    this.#siteDir = siteDir;
    this.#facts = facts;
  }

  /**
   * The data that a page may show: every file of its version's folder that is no
   * page, and with directives those of all versions; the list of releases.
   * Absolute paths.
   */
  dataOf(file: string, source: string): string[] {
    const page = pathFrom(this.#siteDir, file);
    const isWide = isMdx(page) || DIRECTIVE.test(source);
    const folders = [
      ...DOCS_FOLDERS.filter(
        (folder) => isWide || page.startsWith(`${folder}/`),
      ),
      'static',
    ].flatMap((folder) =>
      this.#share(folder, () =>
        filesBelow(path.join(this.#siteDir, folder))
          .filter((name) => !PAGE_FILE.test(name) || isPart(name))
          .map((name) => path.join(this.#siteDir, folder, name)),
      ),
    );
    return [...folders, path.join(this.#siteDir, RELEASES_FILE)];
  }

  /** Looks at data and addresses again: a compilation begins. */
  refresh(): void {
    this.#shared.clear();
  }

  #share<T>(key: string, find: () => T): T {
    if (!this.#shared.has(key)) this.#shared.set(key, find());
    // Each key has one type.
    return this.#shared.get(key) as T;
  }

  /** @returns The compiled page, or `undefined` if it must be compiled. */
  restore(file: string): Promise<string | undefined> {
    const asked = this.#asked.get(file);
    if (asked) {
      this.#asked.delete(file);
      return asked;
    }
    const answer = this.#read(file);
    if (this.#facts.isBuild) this.#asked.set(file, answer);
    return answer;
  }

  async #read(file: string): Promise<string | undefined> {
    let text;
    try {
      text = readFileSync(this.#entryOf(file), 'utf8');
    } catch {
      return undefined;
    }
    const entry = entries.parse(JSON.parse(text));
    if (entry.key !== (await this.#keyOf(file))) return undefined;
    this.#facts.restoreRecord(pathFrom(this.#siteDir, file), entry.record);
    return entry.code;
  }

  /** Keeps a page that was just compiled. */
  async keep(file: string, code: string): Promise<void> {
    const record = this.#facts.recordOf(pathFrom(this.#siteDir, file));
    const entry = this.#entryOf(file);
    const key = await this.#keyOf(file);
    mkdirSync(path.dirname(entry), {recursive: true});
    writeFileSync(`${entry}.part`, JSON.stringify({key, code, record}));
    renameSync(`${entry}.part`, entry);
  }

  #entryOf(file: string): string {
    const name = shortHash(pathFrom(this.#siteDir, file), 16);
    const folder = this.#facts.isBuild ? 'build' : 'start';
    return path.join(
      this.#siteDir,
      `node_modules/.cache/pages/${folder}/${name}.json`,
    );
  }

  async #keyOf(file: string): Promise<string> {
    const source = readFileSync(file, 'utf8');
    const frontMatter = await this.#facts.frontMatterOf(file, source);
    const data = this.dataOf(file, source);
    return shortHash(
      [
        this.#facts.codeHash,
        source,
        JSON.stringify(frontMatter),
        this.#share('addresses', () =>
          shortHash(this.#facts.addresses().join('\n'), 64),
        ),
        this.#share(`${data[0] ?? ''} ${data.length}`, () =>
          shortHash(
            data.map((one) => `${one} ${hashOf(one) ?? ''}`).join('\n'),
            64,
          ),
        ),
      ],
      64,
    );
  }
}
