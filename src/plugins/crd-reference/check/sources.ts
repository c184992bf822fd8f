import {
  isMap,
  isScalar,
  parseDocument,
  visit,
  YAMLParseError,
  type Document,
  type ErrorCode,
  type Node,
  type ScalarTag,
  type Tags,
  type YAMLError,
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
  readonly document: Document.Parsed;
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
      const document = parseDocument(content, PARSER_OPTIONS);
      sources.push({content, start, separator, document});
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

/**
 * Cuts a stream of JSON objects where one begins a line. Any other text is one
 * piece.
 *
 * `{"a": 1}\n{"b": 2}` → `{"a": 1}\n`, `{"b": 2}`
 */
function splitJson(text: string): readonly string[] {
  const pieces = text.split(/^(?=\{)/mu);
  return pieces.every(isJson) ? pieces : [text];
}

/** Whether a text is JSON, or blank. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text.trim() || 'null');
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
    Value(_key, node, above) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      if (!isMap(node)) return;
      const keys = new Set<unknown>();
      for (const {key} of node.items) {
        if (!isScalar(key)) continue;
        const place = above.length === 1 ? 'of the document' : 'below';
        if (keys.has(key.value)) add(key, 'DUPLICATE_KEY', place);
        keys.add(key.value);
      }
    },
  });
  return errors.toSorted((left, right) => left.pos[0] - right.pos[0]);
}
