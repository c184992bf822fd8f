import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseAllDocuments,
  visit,
  type Document,
  type ErrorCode,
  type Node,
  type Scalar,
  type ScalarTag,
  type Tags,
} from 'yaml';

import {offsetOf} from '../../../content-errors/readYaml';

import type {Mistake, Path, Position} from './mistake';

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
export interface YamlDocument {
  readonly data: unknown;
  /**
   * The position of the scalar at a path, or of the key of any value; if there is
   * none, of the last above it.
   */
  readonly at: (path: Path, isKey?: boolean) => Position;
  /** The scalar at a path as it is written, if it is plain: no quotes, no block. */
  readonly plain: (path: Path) => string | undefined;
}

type Report = (offset: number, what: string, remedy: string) => void;

/**
 * Reads the documents of a YAML text in YAML 1.1, as kubectl does: `yes` is true
 * and `0644` is octal. Duplicate keys, tabs and `...` are mistakes, and length,
 * nesting and aliases are limited.
 *
 * @param isForKubernetes - Whether kubectl reads the text, to which a key `on` is
 *   a boolean.
 * @returns The documents with a value, or mistakes; kubectl skips the others too.
 */
export function readYaml(
  text: string,
  isForKubernetes = true,
): {
  readonly documents: readonly YamlDocument[];
  readonly mistakes: readonly Mistake[];
} {
  const lines = new LineCounter();
  // The parser would leave out lines that it can't read.
  lines.addNewLine(0);
  for (const {index} of text.matchAll(/\n/gu)) lines.addNewLine(index + 1);
  const positionOf = (offset: number): Position => {
    const {line, col: column} = lines.linePos(offset);
    return {line, column};
  };
  const mistakes: Mistake[] = [];
  const report: Report = (offset, what, remedy) => {
    mistakes.push({at: positionOf(offset), path: '', what, remedy});
  };
  if (text.length > MAX_LENGTH) {
    const what = `the text has ${text.length} characters, but at most ${MAX_LENGTH} are allowed`;
    report(0, what, 'Use a part of it.');
    return {documents: [], mistakes};
  }
  for (const {index} of text.matchAll(/^\.\.\.(?=\s|$)/gmu)) {
    report(index, ...DOCUMENT_END);
  }
  const documents: YamlDocument[] = [];
  try {
    for (const parsed of parseAllDocuments(text, OPTIONS)) {
      const {errors, warnings} = parsed;
      for (const {code, message, pos} of [...errors, ...warnings]) {
        const what = `the YAML cannot be read: ${message}`;
        report(pos[0], ...(SYNTAX[code] ?? [what, 'Correct the line.']));
      }
      if (mistakes.length === 0) checkNodes(parsed, report, isForKubernetes);
      if (mistakes.length > 0) continue;
      const document = documentOf(parsed, positionOf, report);
      if (document.data !== null) documents.push(document);
    }
  } catch (error) {
    // The parser is recursive, so deep nesting overflows its stack.
    if (!(error instanceof RangeError)) throw error;
    report(0, ...TOO_DEEP);
  }
  if (mistakes.length === 0) return {documents, mistakes};
  const lineNumbers = mistakes.map(({at}) => at.line);
  return {
    documents: [],
    mistakes: mistakes
      .filter(({at}, index) => lineNumbers.indexOf(at.line) === index)
      .slice(0, MAX_SYNTAX_ERRORS),
  };
}

const OCTAL: ScalarTag = {
  ...{tag: 'tag:yaml.org,2002:int', default: true, format: 'OCT'},
  test: /^0o[0-7]+$/u,
  resolve: Number,
};

/** Taken for a number without digits otherwise. */
const DOT: ScalarTag = {
  ...{tag: 'tag:yaml.org,2002:str', default: true},
  test: /^\.$/u,
  resolve: String,
};

const OPTIONS = {
  version: '1.1',
  merge: true,
  prettyErrors: false,
  // `checkNodes` names the key.
  uniqueKeys: false,
  // As kubectl reads it: with `0o644`, but without dates, times and sets.
  customTags: (tags: Tags): Tags => [
    OCTAL,
    DOT,
    ...tags.filter(
      (tag) =>
        typeof tag === 'object' &&
        !/:(?:binary|omap|pairs|set|timestamp)$/u.test(tag.tag) &&
        !('format' in tag && tag.format === 'TIME'),
    ),
  ],
} as const;

type Words = readonly [what: string, remedy: string];

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
  TAG_RESOLVE_FAILED: [
    'this tag is not allowed in a manifest',
    'Remove the tag. If the value is a string that starts with `!`, quote it.',
  ],
};

/** Reports what the parser accepts and kubectl doesn't. */
function checkNodes(
  document: Document.Parsed,
  report: Report,
  isForKubernetes: boolean,
): void {
  const anchors = new Map<string, Node>();
  visit(document, (_key, node, above) => {
    if (!isNode(node)) return undefined;
    if (above.filter(isCollection).length > MAX_DEPTH) {
      report(startOf(node), ...TOO_DEEP);
      return visit.BREAK;
    }
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target === undefined || above.includes(target)) {
        const what = `alias *${node.source} has no complete anchor before it`;
        report(startOf(node), what, 'Repeat the value instead.');
      }
    } else if (node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isMap(node)) checkKeys(node.items, report, isForKubernetes);
    return undefined;
  });
}

function checkKeys(
  items: readonly {readonly key: unknown}[],
  report: Report,
  isForKubernetes: boolean,
): void {
  const names = new Set<string>();
  for (const {key} of items) {
    if (!isScalar(key)) {
      const remedy = 'Use a string as the key. Put `{{ … }}` in quotes.';
      report(startOf(key), 'a key is not a string', remedy);
      continue;
    }
    const name = key.source ?? String(key.value);
    // An object can merge several others.
    if (names.has(name) && typeof key.value !== 'symbol') {
      const what = `the key \`${name}\` is already in this object`;
      report(startOf(key), what, 'Remove one of the two.');
    }
    names.add(name);
    if (typeof key.value === 'boolean' && isForKubernetes) {
      const what = `the key \`${name}\` is a boolean for Kubernetes, which reads YAML 1.1`;
      report(startOf(key), what, `Put it in quotes: "${name}".`);
    }
  }
}

const startOf = (node: unknown): number =>
  (isNode(node) ? node.range?.[0] : undefined) ?? 0;

function documentOf(
  document: Document.Parsed,
  positionOf: (offset: number) => Position,
  report: Report,
): YamlDocument {
  let data: unknown = null;
  try {
    data = document.toJS();
  } catch (error) {
    const what =
      error instanceof ReferenceError
        ? 'the aliases expand to too many values'
        : '`<<` merges something that is not an object';
    report(document.range[0], what, 'Write the values instead.');
  }
  const scalarAt = (path: Path): Scalar | undefined => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node : undefined;
  };
  return {
    data,
    at: (path, isKey = false) => {
      const value = isKey ? undefined : scalarAt(path)?.range?.[0];
      return positionOf(value ?? offsetOf(document, path));
    },
    plain: (path) => {
      const {type, source} = scalarAt(path) ?? {};
      return type === 'PLAIN' ? source : undefined;
    },
  };
}
