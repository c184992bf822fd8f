import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  visit,
  type Document,
  type ErrorCode,
  type Node,
  type ScalarTag,
  type Tags,
} from 'yaml';

import {pathText, type Mistake, type Path, type Position} from './mistake';

/**
 * Maximum length of a text in characters. etcd rejects requests of more than
 * 1.5 MiB, and no reader copies a tenth of this.
 */
export const MAX_LENGTH = 1024 * 1024;

/** Maximum nesting; an API server allows JSON with up to 10,000 levels. */
const MAX_DEPTH = 100;

/** Maximum number of values in a document with aliases expanded. */
const MAX_VALUES = 100_000;

/** Maximum number of syntax errors, as later ones often follow from earlier ones. */
const MAX_SYNTAX_ERRORS = 5;

/** A document of a text. */
export interface YamlDocument {
  readonly data: unknown;
  /** The position of the value at a path, or of its key; if there is none, of the last above it. */
  readonly at: (path: Path, isKey?: boolean) => Position;
  /** The scalar at a path as it is written, if it is plain: no quotes, no block. */
  readonly plain: (path: Path) => string | undefined;
}

/** A text as kubectl reads it. */
export interface YamlText {
  /** Documents with a value; kubectl skips the others too. Empty beside a mistake. */
  readonly documents: readonly YamlDocument[];
  readonly mistakes: readonly Mistake[];
}

type Report = (
  offset: number,
  code: Mistake['code'],
  what: string,
  remedy: string,
  path?: Path,
) => void;

/**
 * Reads the documents of a YAML text in YAML 1.1, as kubectl does: `yes` is true
 * and `0644` is octal. Duplicate keys, tabs and `...` are mistakes, and length,
 * nesting and aliases are limited.
 *
 * @param isForKubernetes - Whether kubectl reads the text, to which a key `on` is
 *   a boolean.
 */
export function readYaml(text: string, isForKubernetes = true): YamlText {
  const lines = new LineCounter();
  // The parser would leave out lines that it can't read.
  lines.lineStarts = [0];
  for (const {index} of text.matchAll(/\n/gu)) lines.addNewLine(index + 1);
  const positionOf = (offset: number): Position => {
    const {line, col: column} = lines.linePos(offset);
    return {line, column};
  };
  const mistakes: Mistake[] = [];
  const report: Report = (offset, code, what, remedy, path = []) => {
    const at = positionOf(offset);
    mistakes.push({code, at, path: pathText(path), what, remedy});
  };
  if (text.length > MAX_LENGTH) {
    const what = `the text has ${text.length} characters, but at most ${MAX_LENGTH} are allowed`;
    report(0, 'too-long', what, 'Use a part of it.');
    return {documents: [], mistakes};
  }
  const parsed = parse(text);
  if (parsed === undefined) reportTooDeep(report, 0);
  for (const {errors, warnings} of parsed ?? []) {
    for (const {code, message, pos} of [...errors, ...warnings]) {
      if (code === 'RESOURCE_EXHAUSTION') reportTooDeep(report, pos[0]);
      else report(pos[0], 'syntax', ...(SYNTAX[code] ?? unreadable(message)));
    }
  }
  for (const {index} of text.matchAll(/^\.\.\.(?=\s|$)/gmu)) {
    report(
      ...([index, 'document-end'] as const),
      '`...` ends a YAML document, and kubectl ignores everything after it',
      'Separate documents with `---`, and write a comment where fields are left out.',
    );
  }
  if (mistakes.length === 0) {
    for (const each of parsed ?? []) checkNodes(each, report, isForKubernetes);
  }
  const documents =
    mistakes.length === 0
      ? (parsed ?? []).flatMap((each) => documentOf(each, positionOf, report))
      : [];
  if (mistakes.length === 0) return {documents, mistakes};
  const numbers = mistakes.map(({at}) => at.line);
  return {
    documents: [],
    mistakes: mistakes
      .filter(({at}, index) => numbers.indexOf(at.line) === index)
      .slice(0, MAX_SYNTAX_ERRORS),
  };
}

/** @returns `undefined` if values are nested too deep for the parser. */
function parse(text: string): readonly Document.Parsed[] | undefined {
  try {
    const parsed = parseAllDocuments(text, {
      ...{version: '1.1', merge: true, prettyErrors: false},
      // `checkNodes` names the key.
      uniqueKeys: false,
      customTags: tagsOfKubectl,
    });
    return Array.isArray(parsed) ? parsed : [];
  } catch (error) {
    // The parser is recursive, so deep nesting overflows its stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const OCTAL: ScalarTag = {
  ...{tag: 'tag:yaml.org,2002:int', default: true, format: 'OCT'},
  test: /^[-+]?0o[0-7_]+$/u,
  resolve: (text) =>
    Number(text.replaceAll(/[-+_]/gu, '')) * (text.startsWith('-') ? -1 : 1),
};

/** Taken for a number without digits otherwise. */
const DOT: ScalarTag = {
  ...{tag: 'tag:yaml.org,2002:str', default: true},
  test: /^[-+]?\._*$/u,
  resolve: (text) => text,
};

/** YAML 1.1 without dates, times and sets, and with `0o644`, as kubectl reads it. */
function tagsOfKubectl(tags: Tags): Tags {
  const isKept = (tag: Tags[number]): boolean =>
    typeof tag === 'object' &&
    !/:(?:binary|omap|pairs|set|timestamp)$/u.test(tag.tag) &&
    !('format' in tag && tag.format === 'TIME');
  return [OCTAL, DOT, ...tags.filter(isKept)];
}

const SYNTAX: Partial<
  Record<ErrorCode, readonly [what: string, remedy: string]>
> = {
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

function unreadable(message: string): readonly [what: string, remedy: string] {
  const words = message.charAt(0).toLowerCase() + message.slice(1);
  return [`the YAML cannot be read: ${words}`, 'Correct the line.'];
}

function reportTooDeep(report: Report, offset: number): void {
  const what = `values are nested more than ${MAX_DEPTH} levels deep`;
  report(offset, 'too-deep', what, 'Flatten the text.');
}

/** Reports what the parser accepts and kubectl doesn't. */
function checkNodes(
  document: Document.Parsed,
  report: Report,
  isForKubernetes: boolean,
): void {
  const anchors = new Map<string, Node>();
  const sizes = new Map<unknown, number>();
  let total = 0;
  /** The number of values in a node with aliases expanded. */
  const sizeOf = (node: unknown): number => {
    if (isAlias(node)) return sizes.get(anchors.get(node.source)) ?? 1;
    if (isPair(node)) return sizeOf(node.value);
    if (!isCollection(node)) return 1;
    return node.items.reduce<number>((sum, item) => sum + sizeOf(item), 1);
  };
  visit(document, (_key, node, above) => {
    if (!isNode(node)) return undefined;
    const path = pathOf([...above, node]);
    const offset = startOf(node);
    if (path.length > MAX_DEPTH) {
      reportTooDeep(report, offset);
      return visit.BREAK;
    }
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      const isComplete = target !== undefined && !above.includes(target);
      if (isComplete && !sizes.has(target)) sizes.set(target, sizeOf(target));
      total += sizes.get(target) ?? 0;
      if (isComplete && total <= MAX_VALUES) return undefined;
      const what = isComplete
        ? `the aliases expand to more than ${MAX_VALUES} values`
        : `alias *${node.source} has no complete anchor before it`;
      report(offset, 'alias', what, 'Repeat the value instead.', path);
      return visit.BREAK;
    }
    if (node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isMap(node)) checkKeys(node.items, path, report, isForKubernetes);
    return undefined;
  });
}

function checkKeys(
  items: readonly {readonly key: unknown}[],
  path: Path,
  report: Report,
  isForKubernetes: boolean,
): void {
  const names = new Set<unknown>();
  for (const {key} of items) {
    const offset = isNode(key) ? startOf(key) : 0;
    if (!isScalar(key)) {
      const remedy = 'Use a string as the key. Put `{{ … }}` in quotes.';
      report(offset, 'key-type', 'a key is not a string', remedy, path);
      continue;
    }
    const word = key.source ?? String(key.value);
    const name = isForKubernetes ? String(key.value) : word;
    if (names.has(name) && typeof key.value !== 'symbol') {
      const what = `the key \`${name}\` is already in this object`;
      const remedy = 'Remove one of the two.';
      report(offset, 'key-twice', what, remedy, [...path, name]);
    }
    names.add(name);
    if (typeof key.value === 'boolean' && isForKubernetes) {
      const what = `the key \`${word}\` is a boolean for Kubernetes, which reads YAML 1.1`;
      const remedy = `Put it in quotes: "${word}".`;
      report(offset, 'key-type', what, remedy, [...path, word]);
    }
  }
}

/** The path of the last of these nodes, each of which is in the one before it. */
function pathOf(nodes: readonly unknown[]): Path {
  return nodes.flatMap((node, index): Path => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ''];
    return isSeq(node) && index < nodes.length - 1
      ? [node.items.indexOf(nodes[index + 1])]
      : [];
  });
}

const startOf = (node: unknown): number =>
  (isNode(node) ? node.range?.[0] : undefined) ?? 0;

function documentOf(
  document: Document.Parsed,
  positionOf: (offset: number) => Position,
  report: Report,
): YamlDocument[] {
  let data: unknown;
  try {
    // `checkNodes` has counted what aliases expand to.
    data = document.toJS({maxAliasCount: -1});
  } catch {
    const what = '`<<` merges something that is not an object';
    report(document.range[0], 'alias', what, 'Write the fields instead.');
  }
  if (data === null || data === undefined) return [];
  /** The value at a path, or the last one above it, and its key. */
  const nodesAt = (path: Path): readonly [value: unknown, key: unknown] => {
    let value: unknown = document.contents;
    let key = value;
    for (const step of path) {
      const within = isAlias(value) ? value.resolve(document) : value;
      const pair = isMap(within)
        ? within.items.find(
            (one) =>
              isScalar(one.key) && String(one.key.value) === String(step),
          )
        : undefined;
      const next = isSeq(within) ? within.items[Number(step)] : pair?.value;
      if (!isNode(next) && pair === undefined) break;
      key = pair?.key ?? next;
      value = next ?? pair?.key;
    }
    return [value, key];
  };
  return [
    {
      data,
      at: (path, isKey = false) =>
        positionOf(startOf(nodesAt(path)[isKey ? 1 : 0]) || document.range[0]),
      plain: (path) => {
        const [node] = nodesAt(path);
        return isScalar(node) && node.type === 'PLAIN'
          ? node.source
          : undefined;
      },
    },
  ];
}
