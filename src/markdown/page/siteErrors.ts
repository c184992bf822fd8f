import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {
  validateCategoryMetadataFile,
  validateSidebars,
} from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import {loadFreshModule} from '@docusaurus/utils';
import * as z from 'zod';

import {ContentError, type ContentPlace} from '../../lib/contentError';
import {isRecord} from '../../lib/isRecord';
import {nearest} from '../../lib/nearest';
import {filesBelow} from '../../lib/node/filesBelow';
import {readYaml} from '../../lib/readYaml';
import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';

import {readPageFrontMatter} from './frontMatterErrors';
import {pageAddress, pageId} from './pageAddress';
import {PageFiles} from './pageFiles';

/** A page with what it says of itself. */
interface Page {
  readonly file: string;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly lineOf: (key: string) => number;
}

/** Data of a folder, by which the framework makes a category of it. */
const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/u;

/** The files, besides pages, that say how the pages stand together. */
export function siteDataFiles(): string[] {
  return DOCS_VERSIONS.flatMap((version) => [
    sidebarFileOf(version),
    `${version.folder}/**/_category_.{json,yml,yaml}`,
  ]);
}

/** The framework's name for the sidebars of a version. */
function sidebarFileOf({name}: DocsVersion): string {
  return name === 'current'
    ? 'sidebars.ts'
    : `versioned_sidebars/version-${name}-sidebars.json`;
}

/**
 * What is wrong between pages: two with one address or id, a sidebar or a page
 * that names one that is not there, a wrong description of a folder. The
 * framework would stop by a stack that names no line.
 *
 * @param siteDir - Root of the repository: errors name files from there.
 */
export async function siteErrors(siteDir: string): Promise<ContentError[]> {
  const pages = new PageFiles(siteDir).pages().map((file): Page => {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    const {values, lineOf} = readPageFrontMatter(siteDir, file, source);
    return {file, id: pageId(file, values), values, lineOf};
  });
  const errors = sameAddresses(pages);
  for (const version of DOCS_VERSIONS) {
    const own = pages.filter(({file}) => file.startsWith(`${version.folder}/`));
    errors.push(
      ...sameIds(own),
      ...categoryErrors(siteDir, version.folder),
      ...(await sidebarErrors(siteDir, version, own)),
    );
  }
  return errors;
}

function sameAddresses(pages: readonly Page[]): ContentError[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, values, lineOf}) => {
    const address = pageAddress(file, values);
    const before = first.get(address);
    if (before === undefined) {
      first.set(address, file);
      return [];
    }
    return [
      new ContentError(
        {file, line: lineOf('slug'), key: 'slug'},
        `the page has the address of ${before}`,
        'Give it a slug of its own, or leave the slug out.',
      ),
    ];
  });
}

function sameIds(pages: readonly Page[]): ContentError[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, id, values, lineOf}) => {
    const before = first.get(id);
    if (before === undefined || !('id' in values)) {
      first.set(id, file);
      return [];
    }
    return [
      new ContentError(
        {file, line: lineOf('id'), key: 'id'},
        `the page has the id of ${before}`,
        'Give it an id of its own, or leave the id out.',
      ),
    ];
  });
}

/** What the framework's checks throw. */
const joiError = z.object({
  details: z.tuple(
    [z.object({path: z.array(z.union([z.string(), z.number()]))})],
    z.unknown(),
  ),
  message: z.string(),
});

function categoryErrors(siteDir: string, folder: string): ContentError[] {
  return filesBelow(path.join(siteDir, folder))
    .filter((name) => CATEGORY_FILE.test(name))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const bytes = readFileSync(path.join(siteDir, file));
      const {documents, errors} = readYaml(bytes, file);
      const [document] = documents;
      if (errors.length > 0 || !document) return errors;
      try {
        validateCategoryMetadataFile(document.value);
        return [];
      } catch (error) {
        const {message, details} = joiError.parse(error);
        return [
          new ContentError(
            document.place(details[0].path),
            message,
            'A category has label, description, position, collapsed, collapsible, className, customProps, and a link of the type doc or generated-index.',
          ),
        ];
      }
    });
}

async function sidebarErrors(
  siteDir: string,
  version: DocsVersion,
  pages: readonly Page[],
): Promise<ContentError[]> {
  const file = sidebarFileOf(version);
  const whole = path.join(siteDir, file);
  if (!existsSync(whole)) return [];
  const source = readFileSync(whole, 'utf8');
  let sidebars: unknown;
  try {
    sidebars = await loadFreshModule(whole);
    // The framework's own check, of what may be anything.
    validateSidebars(normalizeSidebars(sidebars as never));
  } catch (error) {
    return [
      new ContentError(
        {file},
        error instanceof Error ? error.message : String(error),
        'A sidebar is a list of ids of pages, and of items with a type: doc, category, link, html, ref or autogenerated.',
      ),
    ];
  }
  const ids = new Set(pages.map(({id}) => id));
  const names = isRecord(sidebars) ? Object.keys(sidebars) : [];
  return [
    ...idsIn(sidebars)
      .filter((id) => !ids.has(id))
      .map((id) => unknownPage({file, line: lineOf(source, id), key: id}, ids)),
    ...pages.flatMap((page) => [
      ...['pagination_next', 'pagination_prev'].flatMap((key) => {
        const id = page.values[key];
        return typeof id !== 'string' || ids.has(id)
          ? []
          : [unknownPage({...placeOf(page, key), key: `${key}: ${id}`}, ids)];
      }),
      ...sidebarOfPage(page, names),
    ]),
  ];
}

function placeOf({file, lineOf: of}: Page, key: string): ContentPlace {
  return {file, line: of(key)};
}

function unknownPage(
  place: ContentPlace,
  ids: ReadonlySet<string>,
): ContentError {
  const id = place.key?.replace(/^.*: /u, '') ?? '';
  const near = nearest(id, ids);
  return new ContentError(
    place,
    'no page of this version has this id',
    `${near === undefined ? '' : `Did you mean ${near}? `}An id is the path of the file, without its extension and without the numbers that order it.`,
  );
}

function sidebarOfPage(page: Page, names: readonly string[]): ContentError[] {
  const name = page.values['displayed_sidebar'];
  if (typeof name !== 'string' || names.includes(name)) return [];
  return [
    new ContentError(
      {...placeOf(page, 'displayed_sidebar'), key: 'displayed_sidebar'},
      `there is no sidebar ${name}`,
      `Write one of: ${names.join(', ')}.`,
    ),
  ];
}

/** The ids of pages in sidebars, at every depth. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const {type, id, items, link} = value;
  switch (type) {
    case 'doc':
    case 'ref':
      return typeof id === 'string' ? [id] : [];
    case 'category':
      return [...idsIn(items), ...(isRecord(link) ? idsIn(link) : [])];
    // A short form: names of categories with their items, or all sidebars.
    case undefined:
      return Object.values(value).flatMap(idsIn);
    default:
      return [];
  }
}

function lineOf(source: string, id: string): number | undefined {
  const index = source
    .split('\n')
    .findIndex((line) =>
      ["'", '"'].some((mark) => line.includes(mark + id + mark)),
    );
  return index < 0 ? undefined : index + 1;
}
