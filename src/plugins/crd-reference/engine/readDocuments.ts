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
} from 'yaml';

import {lineNestedTooDeep} from './lineNestedTooDeep';
import {resolvePlainScalar} from './plainScalar';
import {SAMPLE_MAX_LENGTH} from './sampleMaxLength';
import type {Fault, Position, Problem, SampleValue, ScalarValue} from './value';

/** Maximum nesting of a sample; an API server allows JSON with up to 10,000 levels. */
const MAX_DEPTH = 100;

/** Maximum number of values in a document with aliases expanded. */
const MAX_VALUES = 100_000;

/** Maximum number of syntax errors per sample, as later ones often follow from earlier ones. */
const MAX_SYNTAX_ERRORS = 5;

/** A YAML text as kubectl reads it. */
export interface SampleDocuments {
  /** Documents with a value; kubectl skips the others too. */
  readonly documents: readonly SampleValue[];
  /** If there is a problem, `documents` is empty. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the documents of a YAML text with the position of every value. Duplicate
 * keys, tabs and `...` are errors, and size, nesting and aliases are limited.
 *
 * @param isForKubernetes - Whether kubectl reads the text. In its YAML 1.1, a key
 *   `on` is a boolean.
 */
export function readDocuments(
  text: string,
  isForKubernetes = true,
): SampleDocuments {
  const refused = textProblem(text);
  if (refused !== undefined) return {documents: [], problems: [refused]};
  const lines = new LineCounter();
  const parsed = parseDocuments(text, lines);
  if (parsed === undefined) {
    return {documents: [], problems: [problemAt(START, TOO_DEEP)]};
  }
  const place = (offset: number): Position => {
    const {line, col} = lines.linePos(offset);
    return {line, column: col};
  };
  const problems = [
    ...parsed.flatMap(({errors, warnings}) =>
      [...errors, ...warnings].map(({code, message, pos}) =>
        message.includes('call stack')
          ? problemAt(START, TOO_DEEP)
          : problemAt(place(pos[0]), syntaxFault(code, message)),
      ),
    ),
    ...checkDocumentEnds(text),
  ];
  const documents: SampleValue[] = [];
  for (const {contents} of problems.length === 0 ? parsed : []) {
    if (contents === null) continue;
    const read = documentReader(place, problems, isForKubernetes)(contents);
    if (read.type !== 'null') documents.push(read);
  }
  return problems.length === 0
    ? {documents, problems}
    : {documents: [], problems: firstOfEachLine(problems)};
}

const START: Position = {line: 1, column: 1};

const TOO_DEEP: Fault = [
  `values are nested more than ${MAX_DEPTH} levels deep`,
  'Flatten the sample.',
];

function problemAt(at: Position, [what, remedy]: Fault, path = ''): Problem {
  return {at, path, what, remedy};
}

/** @returns `undefined` if values are nested too deep for the parser. */
function parseDocuments(
  text: string,
  lineCounter: LineCounter,
): readonly Document.Parsed[] | undefined {
  try {
    const parsed = parseAllDocuments(text, {
      lineCounter,
      // `resolvePlainScalar` resolves plain scalars as Kubernetes does.
      schema: 'failsafe',
      resolveKnownTags: false,
      prettyErrors: false,
      // `documentReader` reports duplicate keys with their name.
      uniqueKeys: false,
    });
    return Array.isArray(parsed) ? parsed : [];
  } catch (error) {
    // The parser is recursive, so deep nesting overflows its stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The reason why a text can't be parsed at all. */
function textProblem(text: string): Problem | undefined {
  if (text.length > SAMPLE_MAX_LENGTH) {
    return problemAt(START, [
      `the sample has ${text.length} characters, but at most ${SAMPLE_MAX_LENGTH} are allowed`,
      'Show a part of it. A cluster would reject a manifest of this size.',
    ]);
  }
  // Deeply nested brackets would overflow the parser's stack.
  const line = lineNestedTooDeep(text, MAX_DEPTH);
  if (line !== undefined) return problemAt({line, column: 1}, TOO_DEEP);
  const index = text.search(/[^\P{Cc}\t\n\r\x85]|\p{Cs}|\ufffd/u);
  if (index === -1) return undefined;
  const before = text.slice(0, index).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return problemAt({line: before.length, column}, [
    'the sample has a character that YAML does not allow, or is not UTF-8',
    'Save the file as UTF-8 and remove the character.',
  ]);
}

/**
 * Writers use `...` for omitted fields, but in YAML it ends a document, and
 * kubectl ignores everything after it.
 */
function checkDocumentEnds(text: string): Problem[] {
  return text.split('\n').flatMap((content, index) => {
    if (!/^\.\.\.(?:\s|$)/u.test(content)) return [];
    return problemAt({line: index + 1, column: 1}, [
      '`...` ends a YAML document, and kubectl ignores everything after it',
      'Separate documents with `---`. To omit fields, mark the fence as an excerpt and write a comment.',
    ]);
  });
}

function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  const seen = new Set<number>();
  return problems
    .filter(({at}) => !seen.has(at.line) && seen.add(at.line))
    .slice(0, MAX_SYNTAX_ERRORS);
}

/** Converts the tree of a document to values with positions. */
function documentReader(
  place: (offset: number) => Position,
  problems: Problem[],
  isForKubernetes: boolean,
): (root: Node) => SampleValue {
  const anchors = new Map<string, {value: SampleValue; size: number}>();
  let total = 0;
  let isStopped = false;

  const positionOf = (node: Node | null): Position =>
    place(node?.range?.[0] ?? 0);

  const report = (at: Position, path: string, fault: Fault): void => {
    problems.push(problemAt(at, fault, path));
  };

  const stop = (at: Position, fault: Fault): ScalarValue => {
    if (!isStopped) report(at, '', fault);
    isStopped = true;
    return {type: 'null', value: null, at};
  };

  const read = (node: Node | null, depth: number): SampleValue => {
    const at = positionOf(node);
    if (node === null || isStopped) return {type: 'null', value: null, at};
    if (depth > MAX_DEPTH) return stop(at, TOO_DEEP);
    total += 1;
    if (isAlias(node)) return readAlias(node, at);
    const before = total;
    const value = readOwn(node, at, depth);
    if ('anchor' in node && typeof node.anchor === 'string') {
      anchors.set(node.anchor, {value, size: total - before});
    }
    return value;
  };

  const readOwn = (node: Node, at: Position, depth: number): SampleValue => {
    if (isMap(node)) return readObject(node, at, depth);
    if (isScalar(node)) return readScalar(node, at);
    if (!isSeq(node)) return {type: 'null', value: null, at};
    // The parser turns all items into nodes, but its types allow more.
    const nodes = node.items as (Node | null)[];
    const items = nodes.map((item) => read(item, depth + 1));
    return {type: 'array', items, at};
  };

  const readAlias = ({source}: Alias, at: Position): SampleValue => {
    const anchor = anchors.get(source);
    if (anchor === undefined) {
      return stop(at, [
        `alias *${source} has no complete anchor before it`,
        'Repeat the value instead.',
      ]);
    }
    total += anchor.size;
    if (total > MAX_VALUES) {
      return stop(at, [
        `the aliases expand to more than ${MAX_VALUES} values`,
        'Repeat the values instead. Kubernetes rejects this as an attack.',
      ]);
    }
    return {...anchor.value, at};
  };

  const readObject = (
    node: YAMLMap,
    at: Position,
    depth: number,
  ): SampleValue => {
    const entries = new Map<string, SampleValue>();
    const merged: SampleValue[] = [];
    // The parser turns all keys and values into nodes, but its types allow more.
    for (const pair of node.items as Pair<Node, Node | null>[]) {
      const value = read(pair.value, depth + 1);
      const keyAt = positionOf(pair.key);
      if (isScalar(pair.key) && isPlain(pair.key) && pair.key.source === '<<') {
        merged.push(...(value.type === 'array' ? value.items : [value]));
        continue;
      }
      const key = readKey(pair.key, keyAt);
      if (key === undefined) continue;
      if (!entries.has(key)) {
        entries.set(key, {...value, keyAt});
        continue;
      }
      report(keyAt, key, [
        `the key \`${key}\` is already in this object`,
        'Remove one of the two.',
      ]);
    }
    for (const source of merged) {
      if (source.type !== 'object') {
        report(source.at, '<<', [
          '`<<` merges a value that is not an object',
          'Repeat the values instead.',
        ]);
        continue;
      }
      for (const [key, value] of source.entries) {
        if (!entries.has(key)) entries.set(key, value);
      }
    }
    return {type: 'object', entries, at};
  };

  /** Keys in JSON are strings, so Kubernetes converts other scalars to strings. */
  const readKey = (node: Node, at: Position): string | undefined => {
    if (!isScalar(node)) {
      report(at, '', [
        'a key is not a string',
        'Use a string as the key. Put `{{ … }}` in quotes.',
      ]);
      return undefined;
    }
    const {type, value, plain} = readScalar(node, at);
    if (!isForKubernetes) return plain ?? String(value);
    if (type === 'boolean' && plain !== undefined) {
      report(at, plain, [
        `the key \`${plain}\` is a boolean for Kubernetes, which reads YAML 1.1`,
        `Put it in quotes: "${plain}".`,
      ]);
    }
    return String(value);
  };

  const readScalar = (node: Scalar, at: Position): ScalarValue => {
    const text = typeof node.value === 'string' ? node.value : '';
    const {tag, source: plain = ''} = node;
    if (tag === undefined) {
      return isPlain(node)
        ? {...resolvePlainScalar(plain), at, plain}
        : {type: 'string', value: text, at};
    }
    if (tag === 'tag:yaml.org,2002:str' || tag === '!') {
      return {type: 'string', value: text, at};
    }
    const resolved = resolvePlainScalar(text);
    if (TAGS[tag] === resolved.type) return {...resolved, at};
    return stop(at, [
      `the tag ${tag.replace('tag:yaml.org,2002:', '!!')} is not allowed in a manifest`,
      'Remove the tag.',
    ]);
  };

  return (root) => read(root, 0);
}

const TAGS: Readonly<Record<string, string>> = {
  'tag:yaml.org,2002:int': 'integer',
  'tag:yaml.org,2002:float': 'number',
  'tag:yaml.org,2002:bool': 'boolean',
  'tag:yaml.org,2002:null': 'null',
};

function isPlain(node: Scalar): boolean {
  return node.type === undefined || node.type === 'PLAIN';
}

function syntaxFault(code: ErrorCode, message: string): Fault {
  const [first = ''] = message.split('\n');
  const words = first.replace(/ at line \d+, column \d+:?$/u, '');
  return (
    SYNTAX[code] ?? [
      `the YAML cannot be read: ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
      'Correct the line. An editor with YAML support shows the position.',
    ]
  );
}

const SYNTAX: Partial<Record<ErrorCode, Fault>> = {
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
