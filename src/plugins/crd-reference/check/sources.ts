import {
  isMap,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
  type ScalarTag,
  type Tags,
} from 'yaml';

/**
 * Maximum length of a text in characters. etcd rejects requests of more than
 * 1.5 MiB, and no reader copies a tenth of this.
 */
export const MAX_LENGTH = 1024 * 1024;

/** A document of a text, as kubectl cuts it out before any parser sees it. */
export interface Source {
  readonly content: string;
  /** Where its content begins in the whole text. */
  readonly start: number;
  /** The line above it: `---`, whatever follows, and the line break. */
  readonly separator: string;
  readonly parsed: Document.Parsed;
}

/**
 * Parses the documents of a text, whatever they are: YAML, or a stream of JSON
 * objects, as kubectl takes both. A text that is too long has none.
 *
 * `a: b\n---\nc: d` → `a: b` at 0, `c: d` at 9
 */
export function parseSources(text: string): readonly Source[] {
  const sources: Source[] = [];
  let start = 0;
  let separator = '';
  if (text.length > MAX_LENGTH) return sources;
  const add = (end: number): void => {
    for (const content of splitJson(text.slice(start, end))) {
      const parsed = parseDocument(content, PARSER_OPTIONS);
      sources.push({content, start, separator, parsed});
      start += content.length;
    }
  };
  for (const {0: line, index} of text.matchAll(/^---.*\n?/gmu)) {
    add(index);
    separator = line;
    start = index + line.length;
  }
  add(text.length);
  return sources;
}

/** A string of JSON, which can have braces. */
const STRING = /"(?:[^"\\]|\\[^])*"?/gu;

/**
 * Cuts a stream of JSON objects where one begins behind another. Any other text is
 * one piece.
 *
 * `{"a": 1} {"b": 2}` → `{"a": 1} `, `{"b": 2}`
 */
function splitJson(text: string): readonly string[] {
  const bare = text.replaceAll(STRING, ({length}) => '_'.repeat(length));
  const pieces: string[] = [];
  let start = 0;
  for (const {length} of bare.split(/(?=\{)(?<=\}\s*)/u)) {
    pieces.push(text.slice(start, start + length));
    start += length;
  }
  try {
    for (const piece of pieces) JSON.parse(piece);
    return pieces;
  } catch {
    return [text];
  }
}

/** Taken for a number without digits otherwise. */
const DOT: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  test: /^\.$/u,
  resolve: String,
};

/** What kubectl doesn't know: it reads dates and times as texts. */
const UNKNOWN_TYPES = ['binary', 'omap', 'pairs', 'set', 'timestamp'];

/** As kubectl reads YAML: 1.1, with `0o644`. */
const PARSER_OPTIONS = {
  version: '1.1',
  merge: true,
  stringKeys: true,
  // Compares each key of an object with all others; `firstError` finds them.
  uniqueKeys: false,
  prettyErrors: false,
  customTags: (tags: Tags): Tags => [
    'intOct',
    DOT,
    ...tags.filter(
      (tag) =>
        typeof tag === 'object' &&
        !UNKNOWN_TYPES.some((type) => tag.tag.endsWith(`:${type}`)) &&
        !('format' in tag && tag.format === 'TIME'),
    ),
  ],
} as const;

/** Why a document can't be read. */
export interface DocumentError {
  /** One of the parser, or of ours: `DIRECTIVE`, `KEY_TWICE`, `NO_ANCHOR`. */
  readonly code: string;
  readonly message: string;
  /** Where it is in the content of the document. */
  readonly index: number;
}

/**
 * The first error of a document: one of the parser, a key that an object has twice,
 * or an alias without a complete anchor before it.
 */
export function firstError(
  document: Document.Parsed,
): DocumentError | undefined {
  const errors: DocumentError[] = [];
  for (const error of [...document.errors, ...document.warnings]) {
    const {message, pos} = error;
    const isDirective = message.startsWith('Missing directives-end');
    const code = isDirective ? 'DIRECTIVE' : error.code;
    errors.push({code, message, index: pos[0]});
  }
  const anchors = new Map<string, Node>();
  const add = ({range}: Node, code: string): void => {
    errors.push({code, message: '', index: range?.[0] ?? 0});
  };
  visit(document, {
    Alias(_key, alias, above) {
      const target = anchors.get(alias.source);
      if (!target || above.includes(target)) add(alias, 'NO_ANCHOR');
    },
    Value(_key, node) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      if (!isMap(node)) return;
      const keys = new Set<unknown>();
      const isTop = node === document.contents;
      for (const {key} of node.items) {
        if (!isScalar(key)) continue;
        const isTwice = keys.has(key.value);
        if (isTwice) add(key, isTop ? 'KEY_TWICE_AT_TOP' : 'KEY_TWICE');
        keys.add(key.value);
      }
    },
  });
  return errors.sort((left, right) => left.index - right.index)[0];
}
