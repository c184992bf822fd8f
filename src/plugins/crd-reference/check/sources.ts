import {
  isMap,
  isScalar,
  parseDocument,
  visit,
  YAMLParseError,
  type Document,
  type ErrorCode,
  type Node,
  type Scalar,
  type ScalarTag,
  type Tags,
  type YAMLError,
} from 'yaml';

/** A document of a text, as kubectl cuts it out before any parser sees it. */
export interface Source {
  readonly content: string;
  /** Where its content begins in the whole text. */
  readonly start: number;
  /** The line above it: `---`, whatever follows, and the line break. */
  readonly separator: string;
  readonly document: Document.Parsed;
}

/** A part of a text, and where it begins. */
interface Piece {
  readonly start: number;
  readonly content: string;
}

/**
 * Parses the documents of a text, whatever they are.
 *
 * `a: b\n---\nc: d` → `a: b` at 0, `c: d` at 9
 */
export function parseSources(text: string): readonly Source[] {
  const sources: Source[] = [];
  let start = 0;
  let separator = '';
  const add = (end: number): void => {
    for (const piece of jsonStream(text.slice(start, end))) {
      const {content} = piece;
      const document = parseDocument(content, PARSER_OPTIONS);
      sources.push({
        ...{content, separator, document},
        start: start + piece.start,
      });
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

/** A bracket, or a string, whose brackets mean nothing. */
const JSON_TOKEN = /[{}[\]]|"(?:[^"\\]|\\.)*(?:"|$)/gsu;

/**
 * Cuts a stream of JSON objects, as kubectl takes it, into its objects. Any other
 * text is one piece.
 *
 * `{"a": 1}\n{"b": 2}` → `{"a": 1}` at 0, `{"b": 2}` at 8
 */
function jsonStream(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let depth = 0;
  if (!text.trimStart().startsWith('{')) return [{start, content: text}];
  for (const {0: token, index} of text.matchAll(JSON_TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > 0) continue;
    const content = text.slice(start, index + 1);
    if (!isJson(content)) break;
    pieces.push({start, content});
    start = index + 1;
  }
  const isStream = text.slice(start).trim() === '';
  return isStream ? pieces : [{start: 0, content: text}];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
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
  // Compares each key of an object with all others; `errorsOf` finds them.
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

/**
 * What makes a document unreadable: the parser's errors, keys that an object has
 * twice, and aliases without a complete anchor before them; in their order.
 */
export function errorsOf(document: Document.Parsed): readonly YAMLError[] {
  const errors = [...document.errors, ...document.warnings];
  const anchors = new Map<string, Node>();
  const add = (node: Node, code: ErrorCode, message: string): void => {
    const [start = 0, end = 0] = node.range ?? [];
    errors.push(new YAMLParseError([start, end], code, message));
  };
  visit(document, {
    Alias(_key, alias, above) {
      const target = anchors.get(alias.source);
      if (target !== undefined && !above.includes(target)) return;
      add(alias, 'BAD_ALIAS', 'no anchor');
    },
    Value(_key, node) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      if (!isMap(node)) return;
      const keys = new Set<unknown>();
      for (const {key} of node.items) {
        if (!isScalar(key)) continue;
        if (keys.has(key.value)) add(key, 'DUPLICATE_KEY', '');
        keys.add(key.value);
      }
    },
  });
  return errors.toSorted((left, right) => left.pos[0] - right.pos[0]);
}

/** A key or a value, with its place in the content of a document. */
export interface WrittenScalar {
  readonly type: Scalar['type'];
  readonly start: number;
  readonly end: number;
  readonly isKey: boolean;
}

/** The keys and values of a document in their order, also of one that can't be read. */
export function scalarsOf({document}: Source): readonly WrittenScalar[] {
  const scalars: WrittenScalar[] = [];
  visit(document, {
    Scalar(key, {type, range}) {
      if (!range) return;
      const [start, end] = range;
      scalars.push({type, start, end, isKey: key === 'key'});
    },
  });
  return scalars;
}
