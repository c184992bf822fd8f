import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {ContentError, HouseRule} from '../../lib/contentError';
import {isRecord} from '../../lib/isRecord';
import {isDate} from '../../lib/isDate';
import {nearest} from '../../lib/nearest';
import {isMdx, isPart} from '../../lib/pageFile';
import {readYaml} from '../../lib/readYaml';

/** A front matter key: its type, and what to write. */
interface Key {
  readonly shape: z.ZodType;
  readonly remedy: string;
}

function key(shape: z.ZodType, remedy: string): Key {
  return {shape, remedy};
}

/** Like the framework, accepts a number as a string. */
const text = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string({error: 'is not a string'}).trim().min(1, 'is empty'),
);
const bool = z.boolean({error: 'is not a boolean'});
const flag = (name: string): Key =>
  key(bool, `Write \`${name}: true\`, or remove it.`);
const textKey = (remedy: string): Key => key(text, remedy);
const texts = z.array(text, {error: 'is not a list of strings'});
const level = z
  .int({error: 'is not a heading level'})
  .min(2, 'is not a heading level')
  .max(6, 'is not a heading level');
const idOrNull = z.union([text, z.null()], {error: 'is not an ID'});
const date = z
  .string({error: 'is not a date'})
  .refine(
    (value) => isDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)),
    'is not a date',
  );
const DATE_REMEDY = 'Write the date as 2025-09-18.';

const COMMON: Readonly<Record<string, Key>> = {
  id: key(
    text.refine((value) => !value.includes('/'), 'contains a slash'),
    'Remove it: by default, the ID is the path of the file.',
  ),
  title: textKey('Write the title that readers see.'),
  description: textKey('Write one sentence that says what the page answers.'),
  slug: key(
    z.string({error: 'is not a path'}).regex(/^[\w/.~-]+$/u, 'is not a path'),
    'Use only letters, digits, `-` and `/`.',
  ),
  tags: key(
    z.array(z.union([text, z.looseObject({})]), {error: 'is not a list'}),
    'Write a list of tags: `tags: [release]`.',
  ),
  image: textKey('Write the path of an image: `/img/a.png` or `./a.png`.'),
  keywords: key(texts, 'Write a list: `keywords: [cell, gateway]`.'),
  draft: flag('draft'),
  unlisted: flag('unlisted'),
  hide_table_of_contents: flag('hide_table_of_contents'),
  toc_min_heading_level: key(level, 'Use a level from 2 to 6.'),
  toc_max_heading_level: key(level, 'Use a level from 2 to 6.'),
  last_update: key(
    z.strictObject(
      {date: date.optional(), author: text.optional()},
      {error: 'is not an object with date and author'},
    ),
    'Write `last_update: {date: 2025-09-18, author: The name}`.',
  ),
};

const DOCS_KEYS: Readonly<Record<string, Key>> = {
  ...COMMON,
  hide_title: flag('hide_title'),
  sidebar_label: textKey('Write the label in the sidebar.'),
  sidebar_position: key(
    z.number({error: 'is not a number'}),
    'Write the position among its siblings, such as 2.',
  ),
  sidebar_class_name: textKey('Write a CSS class.'),
  sidebar_custom_props: key(
    z.record(z.string(), z.unknown(), {error: 'is not an object'}),
    'Write keys with values.',
  ),
  displayed_sidebar: key(idOrNull, 'Write the ID of a sidebar, or null.'),
  pagination_label: textKey('Write the text of links to this page.'),
  pagination_next: key(idOrNull, 'Write the ID of a page, or null.'),
  pagination_prev: key(idOrNull, 'Write the ID of a page, or null.'),
  custom_edit_url: key(
    z.union([z.string(), z.null()], {error: 'is not a URL'}),
    'Write a URL, or null for no link.',
  ),
  parse_number_prefixes: flag('parse_number_prefixes'),
};

const author = z.union([text, z.looseObject({key: text})], {
  error: 'is not the key of an author',
});

const BLOG_KEYS: Readonly<Record<string, Key>> = {
  ...COMMON,
  date: key(date, DATE_REMEDY),
  authors: key(
    z.union([author, z.array(author)], {error: 'is not the key of an author'}),
    'Describe the author in blog/authors.yml, and use its key: `authors: [key]`.',
  ),
  sidebar_label: textKey('Write the short title for lists.'),
  title_meta: textKey('Write the title of the document.'),
};

const PAGE_KEYS: Readonly<Record<string, Key>> = {
  ...COMMON,
  wrapperClassName: textKey('Write a CSS class.'),
};

/** The front matter keys that the framework reads in a folder. */
function keysOf(file: string): Readonly<Record<string, Key>> {
  if (file.startsWith('blog/')) return BLOG_KEYS;
  return file.startsWith('src/pages/') ? PAGE_KEYS : DOCS_KEYS;
}

const FENCED = /^---\r?\n(?<text>[^]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The front matter of a page and the errors in it. */
export interface PageFrontMatter {
  /** Only valid values. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of a key in the file. */
  readonly lineOf: (key: string) => number;
  readonly errors: readonly ContentError[];
}

function withoutValues(errors: readonly ContentError[]): PageFrontMatter {
  return {values: {}, lineOf: () => 1, errors};
}

/** Reads the front matter of a page and checks its keys and values. */
export function readPageFrontMatter(
  siteDir: string,
  file: string,
  source: string,
): PageFrontMatter {
  const fenced = FENCED.exec(source);
  if (!fenced) {
    return withoutValues(
      /^---\r?\n/u.test(source)
        ? [
            new ContentError(
              {file, line: 1},
              'the front matter is not closed',
              'Start with `---`, `title: …`, `description: …`, `---`.',
            ),
          ]
        : missingDescription(file, {}),
    );
  }
  const bytes = new TextEncoder().encode(fenced.groups?.['text'] ?? '');
  const {documents, errors: unreadable} = readYaml(bytes, file);
  // The text starts below the first `---`.
  const shiftDown = ({place, what, remedy}: ContentError): ContentError =>
    new ContentError({...place, line: (place.line ?? 0) + 1}, what, remedy);
  if (unreadable.length > 0) return withoutValues(unreadable.map(shiftDown));
  const [document] = documents;
  const value = document?.value ?? {};
  if (!isRecord(value)) {
    return withoutValues([
      new ContentError(
        {file, line: 2},
        'the front matter has no keys',
        'Write `title: …` and `description: …` between the `---` lines.',
      ),
    ]);
  }
  const lineOf = (name: string): number =>
    (document?.place([name]).line ?? 0) + 1;
  const wrong = Object.entries(value).flatMap(([name, found]) =>
    keyErrors(siteDir, {file, line: lineOf(name), key: name}, found),
  );
  const names = new Set(wrong.map(({place}) => place.key));
  return {
    values: Object.fromEntries(
      Object.entries(value).filter(([name]) => !names.has(name)),
    ),
    lineOf,
    errors: [
      ...wrong,
      ...levelErrors(value, (name) => ({file, line: lineOf(name), key: name})),
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

/** The framework rejects a minimum level above the maximum. */
function levelErrors(
  values: Readonly<Record<string, unknown>>,
  placeOf: (key: string) => KeyPlace,
): ContentError[] {
  const {toc_min_heading_level: min, toc_max_heading_level: max} = values;
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) {
    return [];
  }
  return [
    new ContentError(
      placeOf('toc_min_heading_level'),
      `${min} is greater than toc_max_heading_level`,
      `Use a level from 2 to ${max}.`,
    ),
  ];
}

const DATED = /(?:^|\/)\d{4}[-/]\d{1,2}[-/]\d{1,2}/u;
const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/u;

/** Checks what posts need beyond other pages: a date and a truncate marker. */
function postErrors(
  siteDir: string,
  file: string,
  values: Readonly<Record<string, unknown>>,
  source: string,
): ContentError[] {
  if (!file.startsWith('blog/') || isPart(file)) return [];
  const errors: ContentError[] = [];
  if (!('date' in values) && !DATED.test(file)) {
    errors.push(
      new ContentError(
        {file, line: 1, key: 'date'},
        'the post has no date',
        'Write `date: 2025-09-18`, or start the file name with the date.',
      ),
    );
  }
  // In the blog list, the framework parses a post only up to the marker.
  const whole = path.join(siteDir, file);
  const isTruncated =
    TRUNCATE.test(source) ||
    (existsSync(whole) && TRUNCATE.test(readFileSync(whole, 'utf8')));
  if (!isTruncated) {
    errors.push(
      new ContentError(
        {file, line: source.split('\n').length},
        'the post has no truncate marker',
        `Add ${isMdx(file) ? '{/* truncate */}' : '<!-- truncate -->'} below the first paragraph.`,
      ),
    );
  }
  return errors;
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
  const keys = keysOf(place.file);
  const known = Object.hasOwn(keys, place.key) ? keys[place.key] : undefined;
  if (known === undefined) {
    const near = nearest(place.key, Object.keys(keys));
    return [
      new HouseRule(
        place,
        'unknown front matter key',
        near === undefined
          ? `Use one of: ${Object.keys(keys).sort().join(', ')}.`
          : `Did you mean ${near}?`,
      ),
    ];
  }
  const {error} = known.shape.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue) {
    return [
      new ContentError(
        place,
        `${JSON.stringify(value)} ${issue.message}`,
        known.remedy,
      ),
    ];
  }
  switch (place.key) {
    case 'authors':
      return authorErrors(siteDir, place, value);
    case 'tags':
      return tagErrors(siteDir, place, value);
    case 'image':
      return imageErrors(siteDir, place, String(value));
    default:
      return [];
  }
}

/** Absolute image paths refer to `static`. */
function imageErrors(
  siteDir: string,
  place: KeyPlace,
  value: string,
): ContentError[] {
  const file = value.startsWith('/')
    ? path.join('static', value)
    : path.join(path.dirname(place.file), value);
  if (/^[a-z]+:/u.test(value) || existsSync(path.join(siteDir, file))) {
    return [];
  }
  return [
    new ContentError(
      place,
      `the file ${file.split(path.sep).join('/')} does not exist`,
      'Put the image there, or fix the path.',
    ),
  ];
}

function authorErrors(
  siteDir: string,
  place: KeyPlace,
  value: unknown,
): ContentError[] {
  const file = 'blog/authors.yml';
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const names = list.map((one) => (isRecord(one) ? one['key'] : one));
  return [
    ...unknownNames(place, file, namesIn(siteDir, file) ?? [], names),
    ...repeatedNames(place, names),
  ];
}

/** The post would list the author twice. */
function repeatedNames(
  place: KeyPlace,
  names: readonly unknown[],
): ContentError[] {
  const again = names.find((name, index) => names.indexOf(name) < index);
  if (again === undefined) return [];
  return [
    new ContentError(
      place,
      `${JSON.stringify(again)} is listed twice`,
      'List each author once.',
    ),
  ];
}

/** Without a tags file in a docs version, any name is a tag. */
function tagErrors(
  siteDir: string,
  place: KeyPlace,
  value: unknown,
): ContentError[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const folder = /^(?:versioned_docs\/)?[^/]+/u.exec(place.file)?.[0] ?? '';
  const file = `${folder}/tags.yml`;
  const known = namesIn(siteDir, file);
  const inline = list.find((one) => isRecord(one));
  if (inline !== undefined) {
    return [
      new ContentError(
        place,
        `${JSON.stringify(inline)} is not the name of a tag`,
        `Describe the tag in ${file}, and use its key here.`,
      ),
    ];
  }
  return known === undefined && !place.file.startsWith('blog/')
    ? []
    : unknownNames(place, file, known ?? [], list);
}

function unknownNames(
  place: KeyPlace,
  file: string,
  known: readonly string[],
  names: readonly unknown[],
): ContentError[] {
  const wrong = names.filter((name) => !known.some((one) => one === name));
  if (wrong.length === 0) return [];
  return [
    new ContentError(
      place,
      `${file} has no ${wrong.map((name) => `"${String(name)}"`).join(', ')}`,
      known.length === 0
        ? `Add it to ${file} first.`
        : `Use one of: ${known.join(', ')}. To add a new one, edit ${file}.`,
    ),
  ];
}

/** Keys of a YAML file; `undefined` if it does not exist. */
function namesIn(siteDir: string, file: string): string[] | undefined {
  const whole = path.join(siteDir, file);
  if (!existsSync(whole)) return undefined;
  const value = readYaml(readFileSync(whole), file).documents[0]?.value;
  return isRecord(value) ? Object.keys(value) : [];
}
