import {isDay} from '../../src/lib/isDay';
import {slugOf} from '../../src/lib/text';
import {DESCRIPTION_LENGTH} from '../../src/markdown/prose/proseLimits';

/** What a new page or post begins with. */
export interface NewText {
  readonly title: string;
  readonly description: string;
}

/** A file to write; it must not be there yet. */
export interface NewFile {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

const PAGE_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** What is wrong with a title and description; empty when they can be used. */
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

/** What is wrong with a page's path, such as `concepts/my-page`. */
export function pathFaults(path: string): string[] {
  return PAGE_PATH.test(path)
    ? []
    : [
        `the path is "${path}". Write folder/page in lower case, such as concepts/my-page.`,
      ];
}

/** What is wrong with a post's date. */
export function dateFaults(date: string): string[] {
  return isDay(date)
    ? []
    : [`--date is "${date}". Write a day, such as 2026-01-31.`];
}

function frontMatter(fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(
    ([key, value]) => `${key}: ${yamlText(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n`;
}

/** A value that YAML could read as something else is quoted. */
function yamlText(text: string): string {
  return /^[\w(][^#]*$/.test(text) &&
    !text.includes(': ') &&
    !/^(?:[\d.]+|true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;
}

/** A documentation page, in each of the given folders of versions. */
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

/** A post of the blog. */
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
 * Names a page in the sidebar, after the last page of the same folder.
 *
 * @param text - Source of `sidebars.ts`, or JSON of an older version.
 * @returns `undefined` when no page of the folder is there.
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
  // JSON allows no comma after the last item.
  const comma = last[0].endsWith(',') ? ',' : '';
  return `${text.slice(0, last.index)}${line}\n${indent}${quote}${path}${quote}${comma}${text.slice(end)}`;
}
