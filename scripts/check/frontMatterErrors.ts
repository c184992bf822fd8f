import {ContentError} from '../../src/lib/contentError';
import {isRecord} from '../../src/lib/isRecord';
import {isDay} from '../../src/lib/isDay';
import {nearest} from '../../src/lib/nearest';
import {readYaml, type YamlDocument} from '../../src/lib/readYaml';

/** What the front matter of a page may name. */
export interface KnownNames {
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

interface Key {
  /** What is wrong with a value; `undefined` when it is right. */
  readonly fault: (value: unknown, known: KnownNames) => string | undefined;
  readonly remedy: (known: KnownNames) => string;
}

function words(remedy: string): Key {
  return {
    fault: (value) =>
      typeof value === 'string' && value.trim() !== ''
        ? undefined
        : `${JSON.stringify(value)} is no text`,
    remedy: () => remedy,
  };
}

function names(which: keyof KnownNames, file: string): Key {
  return {
    fault: (value, known) => {
      if (!Array.isArray(value)) return `${JSON.stringify(value)} is no list`;
      const wrong = value.filter(
        (name) => !known[which].some((one) => one === name),
      );
      return wrong.length === 0
        ? undefined
        : `${file} has no ${wrong.map((name) => `"${String(name)}"`).join(', ')}`;
    },
    remedy: (known) =>
      known[which].length === 0
        ? `Add it to ${file} first.`
        : `Known are: ${known[which].join(', ')}.`,
  };
}

const COMMON: Readonly<Record<string, Key>> = {
  title: words('Write the title that readers see.'),
  description: words('Write one sentence on what the page answers.'),
  slug: {
    fault: (value) =>
      typeof value === 'string' && /^[a-z0-9/._-]+$/.test(value)
        ? undefined
        : `${JSON.stringify(value)} is no address`,
    remedy: () => 'Write lower-case letters, digits, `-` and `/`.',
  },
  unlisted: {
    fault: (value) =>
      typeof value === 'boolean'
        ? undefined
        : `${JSON.stringify(value)} is neither true nor false`,
    remedy: () => 'Write `unlisted: true`, or leave it out.',
  },
};

const DOCS_KEYS: Readonly<Record<string, Key>> = {
  ...COMMON,
  id: words('Leave it out: the id is the path of the file.'),
  sidebar_label: words('Write the short title of the sidebar.'),
};

const BLOG_KEYS: Readonly<Record<string, Key>> = {
  ...COMMON,
  date: {
    fault: (value) =>
      typeof value === 'string' && isDay(value)
        ? undefined
        : `${JSON.stringify(value)} is no day`,
    remedy: () => 'Write the day as 2025-09-18.',
  },
  authors: names('authors', 'blog/authors.yml'),
  tags: names('tags', 'blog/tags.yml'),
};

const FENCED = /^---\n(?<text>[^]*?\n)?---[ \t]*(?:\n|$)/;

/** The values of a page's front matter, and what is wrong with it. */
export interface PageFrontMatter {
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of a key, from the top of the file. */
  readonly lineOf: (key: string) => number;
  readonly errors: readonly ContentError[];
}

function failed(errors: readonly ContentError[]): PageFrontMatter {
  return {values: {}, lineOf: () => 1, errors};
}

function entriesOf(document: YamlDocument | undefined): [string, unknown][] {
  const value = document?.value;
  return isRecord(value) ? Object.entries(value) : [];
}

/** Reads and checks what stands above a page's text. */
export function readPageFrontMatter(
  file: string,
  text: string,
  known: KnownNames,
): PageFrontMatter {
  const fenced = FENCED.exec(text);
  if (!fenced) {
    return failed([
      new ContentError(
        {file, line: 1},
        text.startsWith('---')
          ? 'the front matter is not closed'
          : 'the page has no front matter',
        'Begin with `---`, `title: …`, `description: …`, `---`.',
      ),
    ]);
  }
  const bytes = new TextEncoder().encode(fenced.groups?.['text'] ?? '');
  const {documents, errors: unreadable} = readYaml(bytes, file);
  // The text begins below the first `---`.
  const down = ({place, what, remedy}: ContentError): ContentError =>
    new ContentError({...place, line: (place.line ?? 0) + 1}, what, remedy);
  if (unreadable.length > 0) return failed(unreadable.map(down));
  const [document] = documents;
  const entries = entriesOf(document);
  const lineOf = (key: string): number =>
    (document?.place([key]).line ?? 0) + 1;
  const keys = file.startsWith('blog/') ? BLOG_KEYS : DOCS_KEYS;
  const errors = entries.flatMap(([key, value]): ContentError[] => {
    const place = {file, line: lineOf(key), key};
    const rule = keys[key];
    if (rule === undefined) {
      const near = nearest(key, Object.keys(keys));
      return [
        new ContentError(
          place,
          'no page has this key',
          near === undefined
            ? `Known are: ${Object.keys(keys).join(', ')}.`
            : `Did you mean ${near}?`,
        ),
      ];
    }
    const fault = rule.fault(value, known);
    return fault === undefined
      ? []
      : [new ContentError(place, fault, rule.remedy(known))];
  });
  if (!entries.some(([key]) => key === 'title')) {
    errors.push(
      new ContentError(
        {file, line: 1, key: 'title'},
        'the page has no title',
        'Write it in the front matter.',
      ),
    );
  }
  return {values: Object.fromEntries(entries), lineOf, errors};
}
