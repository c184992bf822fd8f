import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  parseAllDocuments,
  visit,
  type Document,
  type ErrorCode,
  type Node,
  type Scalar,
  type ScalarTag,
  type Tags,
} from 'yaml';

import {offsetOf, type YamlPath} from '../../../content-errors/readYaml';

import {positionsIn, type Mistake, type Position} from './mistake';

/**
 * Maximum length of a text in characters. etcd rejects requests of more than
 * 1.5 MiB, and no reader copies a tenth of this.
 */
export const MAX_LENGTH = 1024 * 1024;

/** Maximum nesting; an API server allows JSON with up to 10,000 levels. */
const MAX_DEPTH = 100;

/** Maximum number of syntax errors, as later ones often follow from earlier ones. */
const MAX_SYNTAX_ERRORS = 5;

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

type Report = (offset: number, words: Words) => void;
type Words = readonly [what: string, remedy: string];

/**
 * Reads the documents of a YAML text in YAML 1.1, as kubectl does: `yes` is true
 * and `0644` is octal. Duplicate keys, tabs and `...` are mistakes, and length,
 * nesting and aliases are limited.
 *
 * @returns The documents with a value, or mistakes, at most one a line; kubectl
 *   skips the others too.
 */
export function parseManifests(text: string): {
  readonly documents: readonly ManifestDocument[];
  readonly mistakes: readonly Mistake[];
} {
  const positionOf = positionsIn(text);
  const documents: ManifestDocument[] = [];
  const mistakes: Mistake[] = [];
  const report: Report = (offset, [what, remedy]) => {
    const at = positionOf(offset);
    const isNew = mistakes.every((other) => other.at.line !== at.line);
    if (!isNew || mistakes.length === MAX_SYNTAX_ERRORS) return;
    mistakes.push({at, path: '', what, remedy});
  };
  if (text.length > MAX_LENGTH) {
    const what = `the text has ${text.length} characters, but at most ${MAX_LENGTH} are allowed`;
    report(0, [what, 'Use a part of it.']);
    return {documents, mistakes};
  }
  for (const {index} of text.matchAll(/^\.\.\.(?=\s|$)/gmu)) {
    report(index, DOCUMENT_END);
  }
  try {
    for (const document of parseAllDocuments(text, OPTIONS)) {
      const {errors, warnings} = document;
      for (const {code, message, pos} of [...errors, ...warnings]) {
        const what = `the YAML cannot be read: ${message}`;
        report(pos[0], SYNTAX[code] ?? [what, 'Correct the line.']);
      }
      if (mistakes.length === 0) checkNodes(document, report);
      const data = mistakes.length === 0 ? valueOf(document, report) : null;
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
  } catch (error) {
    // The parser is recursive, so deep nesting overflows its stack.
    if (!(error instanceof RangeError)) throw error;
    report(0, TOO_DEEP);
  }
  return {documents: mistakes.length === 0 ? documents : [], mistakes};
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
  // `checkNodes` names the key, and its line.
  uniqueKeys: false,
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

const DOCUMENT_END: Words = [
  '`...` ends a YAML document, and kubectl ignores everything after it',
  'Separate documents with `---`, and write a comment where fields are left out.',
];

const TOO_DEEP: Words = [
  `values are nested more than ${MAX_DEPTH} levels deep`,
  'Flatten the text.',
];

const SYNTAX: Partial<Record<ErrorCode, Words>> = {
  RESOURCE_EXHAUSTION: TOO_DEEP,
  TAB_AS_INDENT: [
    'a tab is used as indentation',
    'Indent with spaces, because YAML allows no tabs.',
  ],
  BAD_ALIAS: [
    'a value starts with `*`, which stands for another value',
    'Put the whole value in quotes.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'a value contains `: `, which starts an object',
    'Put the whole value in quotes.',
  ],
  NON_STRING_KEY: [
    'a key is not a string',
    'Use a string as the key. Put `{{ … }}` in quotes.',
  ],
  TAG_RESOLVE_FAILED: [
    'this tag is not allowed in a manifest',
    'Remove the tag. If the value is a string that starts with `!`, quote it.',
  ],
};

/** Reports what the parser accepts and kubectl doesn't. */
function checkNodes(document: Document.Parsed, report: Report): void {
  const anchors = new Map<string, Node>();
  visit(document, (_key, node, above) => {
    if (!isNode(node)) return undefined;
    const [start = 0] = node.range ?? [];
    if (above.filter(isCollection).length > MAX_DEPTH) {
      report(start, TOO_DEEP);
      return visit.BREAK;
    }
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target === undefined || above.includes(target)) {
        const what = `alias *${node.source} has no complete anchor before it`;
        report(start, [what, 'Repeat the value instead.']);
      }
    } else if (node.anchor !== undefined) anchors.set(node.anchor, node);
    const names = new Set<unknown>();
    for (const {key} of isMap(node) ? node.items : []) {
      if (!isScalar(key)) continue;
      // An object can merge several others.
      if (names.has(key.value) && key.value !== '<<') {
        const what = `the key \`${String(key.value)}\` is already in this object`;
        report(key.range?.[0] ?? start, [what, 'Remove one of the two.']);
      }
      names.add(key.value);
    }
    return undefined;
  });
}

/** The value of a document; `null` if its aliases don't give one. */
function valueOf(document: Document.Parsed, report: Report): unknown {
  try {
    return document.toJS();
  } catch (error) {
    const what =
      error instanceof ReferenceError
        ? 'the aliases expand to too many values'
        : '`<<` merges something that is not an object';
    report(document.range[0], [what, 'Write the values instead.']);
    return null;
  }
}
