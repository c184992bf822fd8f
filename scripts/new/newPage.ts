import {isDay} from '../../src/lib/isDay';
import {slugOf} from '../../src/lib/text';

/** Front matter of a new page or post. */
export interface NewText {
  readonly title: string;
  readonly description: string;
}

/** A file to write, which must not exist yet. */
export interface NewFile {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** Characters of a description, as search engines show it. */
const DESCRIPTION_LENGTH = {min: 70, max: 155} as const;

const PAGE_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Mistakes in a title and a description; empty if there are none. */
export function textFaults({title, description}: NewText): string[] {
  const {min, max} = DESCRIPTION_LENGTH;
  const {length} = description;
  return [
    ...(title.trim() === '' ? ['--title is empty.'] : []),
    ...(length < min || length > max
      ? [`--description has ${length} characters. Write ${min} to ${max}.`]
      : []),
  ];
}

/** Mistakes in the path of a page, such as `concepts/my-page`. */
export function pathFaults(path: string): string[] {
  return PAGE_PATH.test(path)
    ? []
    : [
        `the path is "${path}". Write folder/page in lower case, such as concepts/my-page.`,
      ];
}

/** Mistakes in the date of a post. */
export function dateFaults(date: string): string[] {
  return isDay(date)
    ? []
    : [`--date is "${date}". Write a date such as 2026-01-31.`];
}

function frontMatter(fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(
    ([key, value]) => `${key}: ${yamlText(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n`;
}

/** Quotes a string if YAML could read it as another type. */
function yamlText(text: string): string {
  return /^[\w(][^#]*$/.test(text) &&
    !text.includes(': ') &&
    !/^(?:[\d.]+|true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;
}

/** A new documentation page in each of the given version folders. */
export function newPages(
  path: string,
  folders: readonly string[],
  {title, description}: NewText,
): NewFile[] {
  const text = `${frontMatter({title, description})}
Answer the reader's question here, in at most 50 words.

## First section {#first-section}

Text.

## Next {#next}

- Where to go on.
`;
  return folders.map((folder) => ({file: `${folder}/${path}.md`, text}));
}

/** A new blog post. */
export function newPost(date: string, {title, description}: NewText): NewFile {
  const slug = slugOf(title);
  const head = frontMatter({slug, title, description}).replace(
    /---\n$/,
    `authors: [openchoreo]\ndate: ${date}\n---\n`,
  );
  return {
    file: `blog/${date}-${slug}.md`,
    text: `${head}
What is new, and for whom, in at most 50 words.

<!-- truncate -->

## First section

Text.
`,
  };
}

/**
 * Adds a page to the sidebar, after the last page of the same folder.
 *
 * @param text - Source of `sidebars.ts`, or the JSON of an older version.
 * @returns `undefined` if the sidebar has no page of the folder.
 */
export function withSidebarItem(
  text: string,
  path: string,
): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const item = new RegExp(
    `^(?<indent> *)(?<quote>['"])${folder}[\\w-]+['"],?$`,
    'gmu',
  );
  const last = [...text.matchAll(item)].at(-1);
  const indent = last?.groups?.['indent'];
  const quote = last?.groups?.['quote'];
  if (!last || indent === undefined || quote === undefined) return undefined;
  const end = last.index + last[0].length;
  const line = last[0].replace(/,?$/, ',');
  // JSON doesn't allow a comma after the last item.
  const comma = last[0].endsWith(',') ? ',' : '';
  return `${text.slice(0, last.index)}${line}\n${indent}${quote}${path}${quote}${comma}${text.slice(end)}`;
}
