import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Alias,
  type Document,
  type ErrorCode,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

import {lineNestedTooDeep} from './lineNestedTooDeep';
import {resolvePlainScalar} from './plainScalar';
import type {
  ObjectEntry,
  Position,
  Problem,
  SampleValue,
  ScalarValue,
} from './value';

/**
 * Maximum length of a sample in characters. etcd rejects requests of more than
 * 1.5 MiB, and no reader copies a tenth of this.
 */
export const SAMPLE_MAX_LENGTH = 1024 * 1024;

/** Maximum nesting of a sample; an API server allows JSON with up to 10,000 levels. */
const MAX_DEPTH = 100;

/** Maximum number of values in a document with aliases expanded. */
const MAX_VALUES = 100_000;

/** Maximum number of syntax errors per sample, as later ones often follow from earlier ones. */
const SHOWN_SYNTAX_ERRORS = 5;

/** A YAML text as kubectl reads it. */
export interface SampleDocuments {
  /** Documents with a value; kubectl skips the others too. */
  readonly documents: readonly SampleValue[];
  /** If there is a problem, `documents` is empty. */
  readonly problems: readonly Problem[];
}

export interface ReadOptions {
  /** Whether kubectl reads the text. In its YAML 1.1, a key `on` is a boolean. */
  readonly isForKubernetes?: boolean | undefined;
}

/**
 * Reads the documents of a YAML text with the position of every value. Duplicate
 * keys, tabs and `...` are errors, and size, nesting and aliases are limited.
 */
export function readDocuments(
  text: string,
  {isForKubernetes = true}: ReadOptions = {},
): SampleDocuments {
  const refused =
    checkLength(text) ?? checkDepth(text) ?? checkCharacters(text);
  if (refused !== undefined) return {documents: [], problems: [refused]};
  const lines = new LineCounter();
  const parsed = parseDocuments(text, lines);
  if (parsed === 'too deep') {
    return {documents: [], problems: [tooDeep({line: 1, column: 1})]};
  }
  const place = (offset: number): Position => {
    const {line, col} = lines.linePos(offset);
    return {line, column: col};
  };
  const problems = [
    ...parsed.flatMap(({errors, warnings}) =>
      [...errors, ...warnings].map(({code, message, pos}) =>
        syntaxProblem(code, message, place(pos[0])),
      ),
    ),
    ...checkDocumentEnds(text),
  ];
  const documents: SampleValue[] = [];
  if (problems.length === 0) {
    for (const document of parsed) {
      const read = new DocumentReader(place, problems, isForKubernetes).read(
        document,
      );
      if (read !== undefined && read.type !== 'null') documents.push(read);
    }
  }
  return problems.length === 0
    ? {documents, problems: []}
    : {documents: [], problems: firstOfEachLine(problems)};
}

function parseDocuments(
  text: string,
  lineCounter: LineCounter,
): readonly Document.Parsed[] | 'too deep' {
  try {
    const parsed = parseAllDocuments(text, {
      lineCounter,
      // `resolvePlainScalar` resolves plain scalars as Kubernetes does.
      schema: 'failsafe',
      resolveKnownTags: false,
      prettyErrors: false,
      // `#object` reports duplicate keys with their name.
      uniqueKeys: false,
    });
    return Array.isArray(parsed) ? parsed : [];
  } catch (error) {
    // The parser is recursive, so deep nesting overflows its stack.
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

function checkLength(text: string): Problem | undefined {
  if (text.length <= SAMPLE_MAX_LENGTH) return undefined;
  return {
    at: {line: 1, column: 1},
    path: '',
    what: `the sample has ${text.length} characters, but at most ${SAMPLE_MAX_LENGTH} are allowed`,
    remedy:
      'Show a part of it. A cluster would reject a manifest of this size.',
  };
}

/** Deeply nested brackets would overflow the parser's stack. */
function checkDepth(text: string): Problem | undefined {
  const line = lineNestedTooDeep(text, MAX_DEPTH);
  return line === undefined ? undefined : tooDeep({line, column: 1});
}

function tooDeep(at: Position): Problem {
  return {
    at,
    path: '',
    what: `values are nested more than ${MAX_DEPTH} levels deep`,
    remedy: 'Flatten the sample.',
  };
}

function checkCharacters(text: string): Problem | undefined {
  const index = text.search(/[^\P{Cc}\t\n\r\x85]|\p{Cs}|\ufffd/u);
  if (index === -1) return undefined;
  const before = text.slice(0, index).split('\n');
  return {
    at: {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
    },
    path: '',
    what: 'the sample has a character that YAML does not allow, or is not UTF-8',
    remedy: 'Save the file as UTF-8 and remove the character.',
  };
}

/**
 * Writers use `...` for omitted fields, but in YAML it ends a document, and
 * kubectl ignores everything after it.
 */
function checkDocumentEnds(text: string): Problem[] {
  const problems: Problem[] = [];
  text.split('\n').forEach((content, index) => {
    if (!/^\.\.\.(?:\s|$)/u.test(content)) return;
    problems.push({
      at: {line: index + 1, column: 1},
      path: '',
      what: '`...` ends a YAML document, and kubectl ignores everything after it',
      remedy:
        'Separate documents with `---`. To omit fields, mark the fence as an excerpt and write a comment.',
    });
  });
  return problems;
}

function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  const seen = new Set<number>();
  return problems
    .filter(({at}) => !seen.has(at.line) && seen.add(at.line))
    .slice(0, SHOWN_SYNTAX_ERRORS);
}

/** Converts the parser's tree to values with positions. */
class DocumentReader {
  readonly #place: (offset: number) => Position;
  readonly #problems: Problem[];
  readonly #isForKubernetes: boolean;
  readonly #anchors = new Map<string, {value: SampleValue; size: number}>();
  #size = 0;
  #stopped = false;

  constructor(
    place: (offset: number) => Position,
    problems: Problem[],
    isForKubernetes: boolean,
  ) {
    this.#place = place;
    this.#problems = problems;
    this.#isForKubernetes = isForKubernetes;
  }

  read(document: Document.Parsed): SampleValue | undefined {
    return document.contents === null
      ? undefined
      : this.#value(document.contents, 0);
  }

  #value(node: Node | null, depth: number): SampleValue {
    const at = this.#position(node);
    if (node === null || this.#stopped) return {type: 'null', value: null, at};
    if (depth > MAX_DEPTH) return this.#stop(tooDeep(at));
    this.#size += 1;
    if (isAlias(node)) return this.#alias(node, at);
    const sizeBefore = this.#size;
    const value = this.#ownValue(node, at, depth);
    if ('anchor' in node && typeof node.anchor === 'string') {
      this.#anchors.set(node.anchor, {value, size: this.#size - sizeBefore});
    }
    return value;
  }

  #ownValue(node: Node, at: Position, depth: number): SampleValue {
    if (isMap(node)) return this.#object(node, at, depth);
    if (isSeq(node)) return this.#array(node, at, depth);
    if (isScalar(node)) return this.#scalar(node, at);
    return {type: 'null', value: null, at};
  }

  #alias(node: Alias, at: Position): SampleValue {
    const anchor = this.#anchors.get(node.source);
    if (anchor === undefined) {
      return this.#stop({
        at,
        path: '',
        what: `alias *${node.source} has no complete anchor before it`,
        remedy: 'Repeat the value instead.',
      });
    }
    this.#size += anchor.size;
    if (this.#size > MAX_VALUES) {
      return this.#stop({
        at,
        path: '',
        what: `the aliases expand to more than ${MAX_VALUES} values`,
        remedy:
          'Repeat the values instead. Kubernetes rejects this as an attack.',
      });
    }
    return {...anchor.value, at};
  }

  #object(node: YAMLMap, at: Position, depth: number): SampleValue {
    const entries = new Map<string, ObjectEntry>();
    const merged: SampleValue[] = [];
    // The parser turns all keys and values into nodes, but its types allow more.
    for (const pair of node.items as Pair<Node, Node | null>[]) {
      const value = this.#value(pair.value, depth + 1);
      const keyAt = this.#position(pair.key);
      if (isScalar(pair.key) && isPlain(pair.key) && pair.key.source === '<<') {
        merged.push(...(value.type === 'array' ? value.items : [value]));
        continue;
      }
      const key = this.#key(pair.key, keyAt);
      if (key === undefined) continue;
      if (entries.has(key)) {
        this.#problems.push({
          at: keyAt,
          path: key,
          what: `the key \`${key}\` is already in this object`,
          remedy: 'Remove one of the two.',
        });
        continue;
      }
      entries.set(key, {at: keyAt, value});
    }
    for (const source of merged) {
      if (source.type !== 'object') {
        this.#problems.push({
          at: source.at,
          path: '<<',
          what: '`<<` merges a value that is not an object',
          remedy: 'Repeat the values instead.',
        });
        continue;
      }
      for (const [key, entry] of source.entries) {
        if (!entries.has(key)) entries.set(key, entry);
      }
    }
    return {type: 'object', entries, at};
  }

  /** Keys in JSON are strings, so Kubernetes converts other scalars to strings. */
  #key(node: Node, at: Position): string | undefined {
    if (isScalar(node)) {
      const value = this.#scalar(node, at);
      if (!this.#isForKubernetes) return value.plain ?? String(value.value);
      if (value.type === 'boolean' && value.plain !== undefined) {
        this.#problems.push({
          at,
          path: value.plain,
          what: `the key \`${value.plain}\` is a boolean for Kubernetes, which reads YAML 1.1`,
          remedy: `Put it in quotes: "${value.plain}".`,
        });
      }
      return value.type === 'null' ? 'null' : String(value.value);
    }
    this.#problems.push({
      at,
      path: '',
      what: 'a key is not a string',
      remedy: 'Use a string as the key. Put `{{ … }}` in quotes.',
    });
    return undefined;
  }

  #array(node: YAMLSeq, at: Position, depth: number): SampleValue {
    // The parser turns all items into nodes, but its types allow more.
    const items = (node.items as (Node | null)[]).map((item) =>
      this.#value(item, depth + 1),
    );
    return {type: 'array', items, at};
  }

  #scalar(node: Scalar, at: Position): ScalarValue {
    const text = typeof node.value === 'string' ? node.value : '';
    if (node.tag !== undefined) return this.#tagged(node.tag, text, at);
    if (!isPlain(node)) return {type: 'string', value: text, at};
    const plain = node.source ?? '';
    const resolved = resolvePlainScalar(plain);
    return resolved.type === 'null'
      ? {type: 'null', value: null, at, plain}
      : {type: resolved.type, value: resolved.value, at, plain};
  }

  #tagged(tag: string, text: string, at: Position): ScalarValue {
    if (tag === 'tag:yaml.org,2002:str' || tag === '!') {
      return {type: 'string', value: text, at};
    }
    const resolved = resolvePlainScalar(text);
    const types: Readonly<Record<string, string>> = {
      'tag:yaml.org,2002:int': 'integer',
      'tag:yaml.org,2002:float': 'number',
      'tag:yaml.org,2002:bool': 'boolean',
      'tag:yaml.org,2002:null': 'null',
    };
    if (resolved.type === 'null' && types[tag] === 'null') {
      return {type: 'null', value: null, at};
    }
    if (resolved.type !== 'null' && types[tag] === resolved.type) {
      return {type: resolved.type, value: resolved.value, at};
    }
    return this.#stop({
      at,
      path: '',
      what: `the tag ${tag.replace('tag:yaml.org,2002:', '!!')} is not allowed in a manifest`,
      remedy: 'Remove the tag.',
    });
  }

  #stop(problem: Problem): ScalarValue {
    if (!this.#stopped) this.#problems.push(problem);
    this.#stopped = true;
    return {type: 'null', value: null, at: problem.at};
  }

  #position(node: Node | null): Position {
    return this.#place(node?.range?.[0] ?? 0);
  }
}

function isPlain(node: Scalar): boolean {
  return node.type === undefined || node.type === 'PLAIN';
}

function syntaxProblem(
  code: ErrorCode,
  message: string,
  at: Position,
): Problem {
  if (message.includes('call stack')) return tooDeep({line: 1, column: 1});
  const [what, remedy] = SYNTAX[code] ?? [
    `the YAML cannot be read: ${lowerFirst(firstLine(message))}`,
    'Correct the line. An editor with YAML support shows the position.',
  ];
  return {at, path: '', what, remedy};
}

const SYNTAX: Partial<Record<ErrorCode, readonly [string, string]>> = {
  TAB_AS_INDENT: [
    'a tab is used as indentation',
    'Indent with spaces, because YAML allows no tabs.',
  ],
  BAD_ALIAS: ['an alias has no name', 'Repeat the value instead.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'a value contains `: `, which starts an object',
    'Put the whole value in quotes.',
  ],
  TAG_RESOLVE_FAILED: [
    'this tag is not allowed in a manifest',
    'Remove the tag. If the value is a string that starts with `!`, quote it.',
  ],
};

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').replace(
    / at line \d+, column \d+:?$/u,
    '',
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
