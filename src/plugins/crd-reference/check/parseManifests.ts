import {
  isScalar,
  parseAllDocuments,
  visit,
  YAMLParseError,
  type Document,
  type ErrorCode,
  type Node,
  type Scalar,
  type ScalarTag,
  type Tags,
} from 'yaml';

import {offsetOf, type YamlPath} from '../../../content-errors/readYaml';
import {
  invisibleCharacters,
  lookAlikes,
} from '../../../lib/invisibleCharacters';

import {positionsIn, type Position, type Problem} from './mistake';

/**
 * Maximum length of a text in characters. etcd rejects requests of more than
 * 1.5 MiB, and no reader copies a tenth of this.
 */
export const MAX_LENGTH = 1024 * 1024;

/** A document of a text. */
export interface ManifestDocument {
  readonly data: unknown;
  /**
   * The position of the scalar at a path, or of the key of any value; if there is
   * none, of the last above it.
   */
  readonly at: (path: YamlPath, isKey?: boolean) => Position;
  /** The scalar at a path as it is written, if it is plain: no quotes, no block. */
  readonly plain: (path: YamlPath) => string | undefined;
}

type Words = readonly [what: string, remedy: string];

/**
 * Reads the documents of a YAML text in YAML 1.1, as kubectl does: `yes` is true
 * and `0644` is octal. Duplicate keys, tabs and `...` are mistakes, and length,
 * nesting and aliases are limited.
 *
 * @returns The documents with a value, as kubectl skips the others too; or the
 *   first mistake of each document.
 */
export function parseManifests(text: string): {
  readonly documents: readonly ManifestDocument[];
  readonly mistakes: readonly Problem[];
} {
  const positionOf = positionsIn(text);
  const documents: ManifestDocument[] = [];
  const odd = [...invisibleCharacters(text), ...lookAlikes(text)];
  const mistakes: Problem[] = odd.map((found) => ({...found, path: ''}));
  const report = (offset: number, [what, remedy]: Words): void => {
    mistakes.push({...positionOf(offset), path: '', what, remedy});
  };
  const end = text.search(/^\.\.\.(?=\s|$)/mu);
  if (text.length > MAX_LENGTH) report(0, TOO_LONG);
  else if (end !== -1) report(end, DOCUMENT_END);
  const isReadable = mistakes.length === 0;
  for (const document of isReadable ? parseAllDocuments(text, OPTIONS) : []) {
    const {errors, warnings} = document;
    const [error] = [...errors, ...warnings, ...badAliases(document)];
    if (error) {
      const {code, message, pos} = error;
      const what = `the YAML cannot be read: ${message}`;
      // It can name the end of the line before the key.
      const isKey = code === 'DUPLICATE_KEY';
      const before = text.slice(0, pos[0]).trimEnd();
      // `name: orders---` above `apiVersion:` repeats the keys of the first object.
      if (isKey && /[^\s-]---$/u.test(before)) {
        report(before.length - 3, GLUED_SEPARATOR);
        continue;
      }
      const blanks = isKey ? text.slice(pos[0]).search(/\S/u) : 0;
      report(pos[0] + blanks, SYNTAX[code] ?? [what, 'Correct the line.']);
      continue;
    }
    let data: unknown;
    try {
      data = document.toJS();
    } catch {
      report(document.range[0], NOT_FILLED_IN);
    }
    if (data === null) continue;
    const scalarAt = (path: YamlPath): Scalar | undefined => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node : undefined;
    };
    documents.push({
      data,
      at: (path, isKey = false) => {
        const value = isKey ? undefined : scalarAt(path)?.range?.[0];
        return positionOf(value ?? offsetOf(document, path));
      },
      plain: (path) => {
        const {type, source} = scalarAt(path) ?? {};
        return type === 'PLAIN' ? source : undefined;
      },
    });
  }
  if (documents.length + mistakes.length === 0) report(0, EMPTY);
  return {documents: mistakes.length === 0 ? documents : [], mistakes};
}

/** What the parser accepts: aliases without a complete anchor before them. */
function badAliases(document: Document.Parsed): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  const anchors = new Map<string, Node>();
  visit(document, {
    Alias(_key, {source, range}, above) {
      const target = anchors.get(source);
      if (target !== undefined && !above.includes(target)) return;
      const [start = 0, end = 0] = range ?? [];
      errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', ''));
    },
    Value(_key, node) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  return errors;
}

/** Taken for a number without digits otherwise. */
const DOT: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  test: /^\.$/u,
  resolve: String,
};

const OPTIONS = {
  version: '1.1',
  merge: true,
  stringKeys: true,
  prettyErrors: false,
  // As kubectl reads it: with `0o644`, but without dates, times and sets.
  customTags: (tags: Tags): Tags => [
    'intOct',
    DOT,
    ...tags.filter(
      (tag) =>
        typeof tag === 'object' &&
        !/:(?:binary|omap|pairs|set|timestamp)$/u.test(tag.tag) &&
        !('format' in tag && tag.format === 'TIME'),
    ),
  ],
} as const;

const EMPTY: Words = ['the text has no manifest', 'Add one.'];

const TOO_LONG: Words = [
  `the text has more than ${MAX_LENGTH} characters`,
  'Use a part of it.',
];

const DOCUMENT_END: Words = [
  '`...` ends a YAML document, and kubectl ignores everything after it',
  'Separate documents with `---`, and write a comment where fields are left out.',
];

const GLUED_SEPARATOR: Words = [
  '`---` is at the end of a value, and both objects are read as one',
  'Put `---` on a line of its own.',
];

const NOT_FILLED_IN: Words = [
  'what `<<` merges is no object, or the aliases expand to too many values',
  'Write the values instead.',
];

const SYNTAX: Partial<Record<ErrorCode, Words>> = {
  RESOURCE_EXHAUSTION: ['values are nested too deep', 'Flatten the text.'],
  DUPLICATE_KEY: [
    'this key is already in the object',
    'Remove one of the two.',
  ],
  TAB_AS_INDENT: [
    'a tab is used as indentation',
    'Indent with spaces, because YAML allows no tabs.',
  ],
  BAD_ALIAS: [
    'an alias such as `*name` has no complete anchor before it',
    'Repeat the value, or put it in quotes if it begins with `*`.',
  ],
  NON_STRING_KEY: [
    'a key is not a string',
    'Use a string as the key. Put `{{ … }}` in quotes.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'a value contains `: `, which starts an object',
    'Put the whole value in quotes.',
  ],
};
