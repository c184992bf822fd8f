import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Document,
  type ErrorCode,
  type Node,
  type ScalarTag,
  type Tags,
  type YAMLMap,
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
  lines.addNewLine(0);
  for (const {index} of text.slice(0, MAX_LENGTH).matchAll(/\n/gu)) {
    lines.addNewLine(index + 1);
  }
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
  const deep = offsetNestedTooDeep(text);
  const parsed = deep === undefined ? parse(text) : undefined;
  if (parsed === undefined) {
    reportTooDeep(report, deep ?? 0);
    return {documents: [], mistakes};
  }
  for (const {errors, warnings} of parsed) {
    for (const {code, message, pos} of [...errors, ...warnings]) {
      if (code === 'RESOURCE_EXHAUSTION') reportTooDeep(report, pos[0]);
      else report(pos[0], 'syntax', ...syntaxFault(code, message));
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
    for (const {contents} of parsed) {
      if (contents) checkNodes(contents, report, isForKubernetes);
    }
  }
  return mistakes.length === 0
    ? {
        documents: parsed.flatMap((each) => documentOf(each, positionOf)),
        mistakes,
      }
    : {documents: [], mistakes: firstOfEachLine(mistakes)};
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
    typeof tag === 'string'
      ? !/^(?:binary|omap|pairs|set|timestamp|intTime|floatTime)$/u.test(tag)
      : !/:(?:binary|omap|pairs|set|timestamp)$/u.test(tag.tag) &&
        !('format' in tag && tag.format === 'TIME');
  return [OCTAL, DOT, ...tags.filter(isKept)];
}

/** Where so many brackets (`[[[[…`) are open in a line that a parser would fail. */
function offsetNestedTooDeep(text: string): number | undefined {
  let open = 0;
  for (const {0: character, index} of text.matchAll(/[\n[\]{}]/gu)) {
    if (character === '\n') open = 0;
    else open += character === '[' || character === '{' ? 1 : -1;
    if (open > MAX_DEPTH) return index;
  }
  return undefined;
}

function reportTooDeep(report: Report, offset: number): void {
  const what = `values are nested more than ${MAX_DEPTH} levels deep`;
  report(offset, 'too-deep', what, 'Flatten the text.');
}

/** Reports what the parser accepts and kubectl doesn't. */
function checkNodes(
  root: Node,
  report: Report,
  isForKubernetes: boolean,
): void {
  /** What each anchor that is complete has below it. */
  const anchors = new Map<string, {isMap: boolean; size: number}>();
  let total = 0;
  let isStopped = false;
  const stop: Report = (...fault) => {
    if (!isStopped) report(...fault);
    isStopped = true;
  };

  const walk = (node: unknown, path: Path): void => {
    if (isStopped || !isNode(node)) return;
    const [offset = 0] = node.range ?? [];
    if (path.length > MAX_DEPTH) {
      reportTooDeep(stop, offset);
      return;
    }
    if (isAlias(node)) {
      walkAlias(node.source, offset, path);
      return;
    }
    const before = total;
    total += 1;
    if (isMap(node)) walkMap(node, path);
    if (isSeq(node)) {
      node.items.forEach((item, index) => {
        walk(item, [...path, index]);
      });
    }
    if (node.anchor !== undefined) {
      anchors.set(node.anchor, {isMap: isMap(node), size: total - before});
    }
  };

  const walkAlias = (source: string, offset: number, path: Path): void => {
    const anchor = anchors.get(source);
    total += anchor?.size ?? 0;
    if (anchor && total <= MAX_VALUES) return;
    const what = anchor
      ? `the aliases expand to more than ${MAX_VALUES} values`
      : `alias *${source} has no complete anchor before it`;
    stop(offset, 'alias', what, 'Repeat the value instead.', path);
  };

  const walkMap = ({items}: YAMLMap, path: Path): void => {
    const names = new Set<string>();
    for (const {key, value} of items) {
      const [offset = 0] = isNode(key) ? (key.range ?? []) : [];
      if (!isScalar(key)) {
        const remedy = 'Use a string as the key. Put `{{ … }}` in quotes.';
        report(offset, 'key-type', 'a key is not a string', remedy, path);
        continue;
      }
      if (typeof key.value === 'symbol') checkMerge(value, path);
      const name =
        isForKubernetes || key.source === undefined
          ? String(key.value)
          : key.source;
      const below = [...path, name];
      if (names.has(name) && typeof key.value !== 'symbol') {
        const what = `the key \`${name}\` is already in this object`;
        report(offset, 'key-twice', what, 'Remove one of the two.', below);
      }
      names.add(name);
      if (typeof key.value === 'boolean' && isForKubernetes) {
        const word = key.source ?? name;
        const what = `the key \`${word}\` is a boolean for Kubernetes, which reads YAML 1.1`;
        const quoted = `Put it in quotes: "${word}".`;
        report(offset, 'key-type', what, quoted, [...path, word]);
      }
      walk(value, below);
    }
  };

  const checkMerge = (value: unknown, path: Path): void => {
    for (const one of isSeq(value) ? value.items : [value]) {
      const isObject = isAlias(one)
        ? (anchors.get(one.source)?.isMap ?? true)
        : isMap(one);
      if (isObject) continue;
      const [offset = 0] = isNode(one) ? (one.range ?? []) : [];
      const what = '`<<` merges something that is not an object';
      stop(offset, 'alias', what, 'Write the fields instead.', path);
    }
  };

  walk(root, []);
}

function documentOf(
  document: Document.Parsed,
  positionOf: (offset: number) => Position,
): YamlDocument[] {
  // `checkNodes` has counted what aliases expand to.
  const data: unknown = document.toJS({maxAliasCount: -1});
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
      at: (path, isKey = false) => {
        const node = nodesAt(path)[isKey ? 1 : 0];
        return positionOf(
          (isNode(node) && node.range?.[0]) || document.range[0],
        );
      },
      plain: (path) => {
        const [node] = nodesAt(path);
        return isScalar(node) && node.type === 'PLAIN'
          ? node.source
          : undefined;
      },
    },
  ];
}

function firstOfEachLine(mistakes: readonly Mistake[]): readonly Mistake[] {
  const lines = mistakes.map(({at}) => at.line);
  return mistakes
    .filter(({at}, index) => lines.indexOf(at.line) === index)
    .slice(0, MAX_SYNTAX_ERRORS);
}

function syntaxFault(
  code: ErrorCode,
  message: string,
): readonly [what: string, remedy: string] {
  const words = message.charAt(0).toLowerCase() + message.slice(1);
  return (
    SYNTAX[code] ?? [`the YAML cannot be read: ${words}`, 'Correct the line.']
  );
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
