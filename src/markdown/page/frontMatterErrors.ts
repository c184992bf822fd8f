import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {isValidPathname} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {ContentError, HouseRule} from '@openchoreo/content-errors/contentError';
import {Mistakes} from '@openchoreo/content-errors/mistakes';
import {didYouMeanOr} from '@openchoreo/content-errors/nearest';
import {readYaml} from '@openchoreo/content-errors/readYaml';
import * as z from 'zod';

import {isRecord} from '@openchoreo/page-tools/isRecord';
import {isDate} from '../../lib/isDate';
import {isMdx} from '../../lib/pages/isMdx';
import {isPart} from '@openchoreo/page-tools/pageFile';
import {splitFrontMatter} from '../../lib/pages/splitFrontMatter';
import {isAdvice} from './isAdvice';
import {imageOf} from './linkErrors';

/** Where the framework documents the keys. */
const DOCUMENTED =
  'https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter';

/** As in the framework, which exports no schema but that of docs pages. */
const BLOG_SCHEMA = DocFrontMatterSchema.keys({
  sidebar_label: DocFrontMatterSchema.extract('title'),
}).pattern(/^title_meta$/u, DocFrontMatterSchema.extract('title'));
const PAGE_SCHEMA = DocFrontMatterSchema.keys({
  title: Joi.string().allow(''),
  description: Joi.string().allow(''),
  slug: Joi.string(),
  keywords: Joi.array().items(Joi.string().required()),
}).pattern(/^wrapperClassName$/u, Joi.string());

const COMMON_KEYS = [
  ...['id', 'title', 'description', 'slug', 'tags', 'image', 'keywords'],
  ...['draft', 'unlisted', 'hide_table_of_contents', 'last_update'],
  ...['toc_min_heading_level', 'toc_max_heading_level'],
];
const DOCS_KEYS = Object.keys(
  z.object({keys: z.looseObject({})}).parse(DocFrontMatterSchema.describe())
    .keys,
);

const BLOG = {
  schema: BLOG_SCHEMA,
  keys: [...COMMON_KEYS, 'date', 'authors', 'sidebar_label', 'title_meta'],
};
const PAGES = {schema: PAGE_SCHEMA, keys: [...COMMON_KEYS, 'wrapperClassName']};
const DOCS = {schema: DocFrontMatterSchema, keys: DOCS_KEYS};

/** The front matter that the framework reads in a folder. */
export function frontMatterOf(file: string): typeof DOCS {
  if (file.startsWith('blog/')) return BLOG;
  return file.startsWith('src/pages/') ? PAGES : DOCS;
}

/** The front matter of a page and the errors in it. */
export interface PageFrontMatter {
  /** Only valid values. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of a key in the file. */
  readonly lineOf: (key: string) => number;
  readonly errors: readonly ContentError[];
}

/** Reads the front matter of a page and checks its keys and values. */
export function readPageFrontMatter(
  siteDir: string,
  file: string,
  source: string,
): PageFrontMatter {
  const withoutValues = (
    ...errors: readonly ContentError[]
  ): PageFrontMatter => ({values: {}, lineOf: () => 1, errors});
  const parts = splitFrontMatter(source);
  if (!parts && /^---\r?\n/u.test(source)) {
    return withoutValues(
      new ContentError(
        {file, line: 1},
        'the front matter is not closed',
        'Start with `---`, `title: …`, `description: …`, `---`.',
      ),
    );
  }
  if (!parts) return withoutValues(...missingDescription(file, {}));
  const bytes = new TextEncoder().encode(parts.yaml);
  const {documents, errors: unreadable} = readYaml(bytes, file);
  // The text starts below the first `---`.
  const shiftDown = ({place, what, remedy}: ContentError): ContentError =>
    new ContentError({...place, line: (place.line ?? 0) + 1}, what, remedy);
  if (unreadable.length > 0) return withoutValues(...unreadable.map(shiftDown));
  const [document] = documents;
  const value = document?.value ?? {};
  if (!isRecord(value)) {
    return withoutValues(
      new ContentError(
        {file, line: 2},
        'the front matter has no keys',
        'Write `title: …` and `description: …` between the `---` lines.',
      ),
    );
  }
  const lineOf = (name: string): number =>
    (document?.place([name]).line ?? 0) + 1;
  const placeOf = (key: string): KeyPlace => ({file, line: lineOf(key), key});
  const ofTypes = typeErrors(frontMatterOf(file).schema, value, placeOf);
  const wrong = [
    ...ofTypes,
    ...Object.entries(value).flatMap(([name, found]) =>
      ofTypes.some(({place}) => place.key === name)
        ? []
        : keyErrors(siteDir, placeOf(name), found),
    ),
  ];
  const names = new Set(
    wrong.filter((error) => !isAdvice(error)).map(({place}) => place.key),
  );
  return {
    values: Object.fromEntries(
      Object.entries(value).filter(([name]) => !names.has(name)),
    ),
    lineOf,
    errors: [
      ...wrong,
      ...missingDescription(file, value),
      ...postErrors(siteDir, file, value, source),
    ],
  };
}

/** The title can be the page's heading; only front matter has a description. */
function missingDescription(
  file: string,
  values: Readonly<Record<string, unknown>>,
): ContentError[] {
  if ('description' in values) return [];
  return [
    new HouseRule(
      {file, line: 1, key: 'description'},
      'the page has no description',
      'Add one sentence that says what it answers: `description: …` between the `---` lines.',
    ),
  ];
}

/** What the framework's own validation rejects. */
function typeErrors(
  schema: typeof DocFrontMatterSchema,
  values: Readonly<Record<string, unknown>>,
  placeOf: (key: string) => KeyPlace,
): ContentError[] {
  const {error} = schema.validate(values, {
    abortEarly: false,
    errors: {label: false},
  });
  return (error?.details ?? []).map(({path: [key = 'unlisted'], message}) => {
    const place = placeOf(String(key));
    return new ContentError(
      place,
      `${JSON.stringify(values[place.key])} ${message.replace(/\.$/u, '')}`,
      `Write another value, or remove the key: ${DOCUMENTED}.`,
    );
  });
}

const DATED = /(?:^|\/)\d{4}[-/]\d{1,2}[-/]\d{1,2}/u;
const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/gu;

/** Checks what posts need beyond other pages: a date and a truncate marker. */
function postErrors(
  siteDir: string,
  file: string,
  values: Readonly<Record<string, unknown>>,
  source: string,
): ContentError[] {
  if (!file.startsWith('blog/') || isPart(file)) return [];
  const mistakes = new Mistakes(file);
  if (!('date' in values) && !DATED.test(file)) {
    mistakes.add(
      1,
      'date',
      'the post has no date',
      'Write `date: 2025-09-18`, or start the file name with the date.',
    );
  }
  // In the blog list, the framework parses a post only up to the first marker.
  const whole = path.join(siteDir, file);
  const text = existsSync(whole) ? readFileSync(whole, 'utf8') : source;
  const [first, ...further] = [...text.matchAll(TRUNCATE)].map(
    ({index}) => text.slice(0, index).split('\n').length,
  );
  if (first === undefined) {
    mistakes.advise(
      source.split('\n').length,
      undefined,
      'the post has no truncate marker',
      `Add ${isMdx(file) ? '{/* truncate */}' : '<!-- truncate -->'} below the first paragraph.`,
    );
  }
  for (const line of further) {
    mistakes.add(
      line,
      'truncate',
      `the post already has a truncate marker on line ${first ?? 0}`,
      'Remove all markers but one.',
    );
  }
  return mistakes.errors;
}

interface KeyPlace {
  readonly file: string;
  readonly line: number;
  readonly key: string;
}

function keyErrors(
  siteDir: string,
  place: KeyPlace,
  value: unknown,
): ContentError[] {
  const {keys} = frontMatterOf(place.file);
  if (!keys.includes(place.key)) {
    const all = `Use one of: ${[...keys].sort().join(', ')}.`;
    const remedy = didYouMeanOr(all, place.key, keys);
    return [new HouseRule(place, 'unknown front matter key', remedy)];
  }
  const refuse = (what: string, remedy: string): ContentError[] => [
    new ContentError(place, `${JSON.stringify(value)} ${what}`, remedy),
  ];
  switch (place.key) {
    case 'id':
      return String(value).includes('/')
        ? refuse(
            'contains a slash',
            'Remove it: by default, the ID is the path of the file.',
          )
        : [];
    case 'slug':
      return isValidPathname(path.posix.resolve('/', String(value)))
        ? []
        : refuse('is not a path', 'Leave out spaces, `?` and `#`.');
    case 'date':
      return typeof value === 'string' &&
        !Number.isNaN(Date.parse(value)) &&
        (!/^\d{4}-\d\d-\d\d/u.test(value) || isDate(value.slice(0, 10)))
        ? []
        : refuse('is not a date', 'Write the date as 2025-09-18.');
    case 'authors':
      return namedErrors(siteDir, place, value, 'an author');
    case 'tags':
      return namedErrors(siteDir, place, value, 'a tag');
    case 'image': {
      const file = imageOf(place.file, String(value));
      const isThere =
        /^[a-z]+:/u.test(String(value)) || existsSync(path.join(siteDir, file));
      const what = `the file ${file} does not exist`;
      const remedy = 'Put the image there, or fix the path.';
      return isThere ? [] : [new ContentError(place, what, remedy)];
    }
    default:
      return [];
  }
}

/** Checks names against the file that describes them. */
function namedErrors(
  siteDir: string,
  place: KeyPlace,
  value: unknown,
  kind: 'an author' | 'a tag',
): ContentError[] {
  const isAuthor = kind === 'an author';
  const folder = /^(?:versioned_docs\/)?[^/]+/u.exec(place.file)?.[0] ?? '';
  const file = isAuthor ? 'blog/authors.yml' : `${folder}/tags.yml`;
  const refuse = (what: string, remedy: string): ContentError[] => [
    new ContentError(place, what, remedy),
  ];
  const inline = (what: string, remedy: string): ContentError[] =>
    // The framework would say so without the line.
    allowsInline(siteDir, isAuthor ? 'onInlineAuthors' : 'onInlineTags')
      ? []
      : [new HouseRule(place, what, remedy)];
  const list: readonly unknown[] = [value].flat();
  const keys = list.map((one) =>
    isAuthor && isRecord(one) ? one['key'] : one,
  );
  const described = list.find((_one, index) => !isName(keys[index]));
  const names = keys.filter(isName);
  const known = namesIn(siteDir, file);
  const wrong = names.filter((name) => !known?.some((one) => one === name));
  // Without a tags file in a docs version, any name is a tag.
  const isFree = known === undefined && !place.file.startsWith('blog/');
  if (wrong.length > 0 && !isFree) {
    return (isAuthor ? refuse : inline)(
      `${file} has no ${wrong.map((name) => `"${String(name)}"`).join(', ')}`,
      known?.length
        ? `Use one of: ${known.join(', ')}. To add a new one, edit ${file}.`
        : `Add it to ${file} first.`,
    );
  }
  if (described !== undefined) {
    return inline(
      `${JSON.stringify(described)} is not the key of ${kind}`,
      `Describe it in ${file}, and use its key here.`,
    );
  }
  const again = names.find((name, index) => names.indexOf(name) < index);
  if (!isAuthor || again === undefined) return [];
  // The post would list the author twice.
  const what = `${JSON.stringify(again)} is listed twice`;
  return refuse(what, 'List each author once.');
}

/** Whether the site's configuration sets an option of posts to `ignore`. */
function allowsInline(siteDir: string, option: string): boolean {
  const file = path.join(siteDir, 'docusaurus.config.ts');
  return (
    existsSync(file) &&
    readFileSync(file, 'utf8').includes(`${option}: 'ignore'`)
  );
}

function isName(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Keys of a YAML file; `undefined` if it does not exist. */
function namesIn(siteDir: string, file: string): string[] | undefined {
  const whole = path.join(siteDir, file);
  if (!existsSync(whole)) return undefined;
  const value = readYaml(readFileSync(whole), file).documents[0]?.value;
  return isRecord(value) ? Object.keys(value) : [];
}
