import type {Code, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {
  codeOf,
  isJsxElement,
  isJsxExpression,
  literalAttributes,
  type JsxElement,
} from './jsx';
import {literalOf} from './literal';
import {usedNames} from './names';

/** Components that become fences, by import. */
const FOLDS = new Map([
  ['@theme/CodeBlock', foldCodeBlock],
  ['@theme/Mermaid', foldMermaid],
]);

/**
 * Turns components with literal code into fences, so that it is checked,
 * highlighted and drawn by the later steps. Components whose content must run
 * stay components.
 */
export function foldComponents(tree: Root): void {
  const sources = new Map(
    codeOf(tree)
      .flatMap(({program}) => program.body)
      .filter((statement) => statement.type === 'ImportDeclaration')
      .flatMap(({source: {value}, specifiers}) =>
        specifiers.map(({local}) => [local.name, String(value)] as const),
      ),
  );
  visit(tree, (node, index, parent) => {
    if (!isJsxElement(node) || !parent || index === undefined) return;
    const source = sources.get(node.name ?? '') ?? '';
    const folded = FOLDS.get(source)?.(node);
    if (folded) parent.children[index] = folded;
  });
  dropUnusedImports(tree);
}

/** Unused imports would still be loaded. */
function dropUnusedImports(tree: Root): void {
  const codes = codeOf(tree);
  const used = new Set(
    codes.flatMap(({program}) => usedNames(program)).map(({name}) => name),
  );
  visit(tree, (node) => {
    if (isJsxElement(node)) used.add(node.name?.split('.')[0] ?? '');
  });
  for (const {program, node} of codes) {
    if (node.type !== 'mdxjsEsm') continue;
    program.body = program.body.filter(
      (statement) =>
        statement.type !== 'ImportDeclaration' ||
        !FOLDS.has(String(statement.source.value)) ||
        statement.specifiers.some(({local}) => used.has(local.name)),
    );
  }
}

/** Text inside an element, if all of it is literal. */
interface InnerText {
  readonly text: string;
  /** The line on which it starts. */
  readonly line: number;
}

function innerText(element: JsxElement): InnerText | undefined {
  const parts: string[] = [];
  const children: readonly Nodes[] = element.children.flatMap(
    (child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]),
  );
  for (const child of children) {
    const literal = isJsxExpression(child) ? literalOf(child) : undefined;
    const part = child.type === 'text' ? child.value : literal?.value;
    if (typeof part !== 'string') return undefined;
    parts.push(part);
  }
  const whole = parts.join('');
  const start = children[0]?.position?.start.line;
  if (start === undefined) return undefined;
  const opening = /^(?:[ \t]*\n)*/u.exec(whole)?.[0] ?? '';
  return {
    text: whole.slice(opening.length).trimEnd(),
    line: start + opening.split('\n').length - 1,
  };
}

/** Attributes in the form that follows a fence's language. */
function metaOf(
  attributes: Readonly<Record<string, unknown>>,
): string | undefined {
  const words: string[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'metastring' && typeof value === 'string') words.push(value);
    else if (value === true) words.push(name);
    else if (typeof value === 'number') words.push(`${name}=${value}`);
    else if (typeof value === 'string') {
      const quote = value.includes('"') ? "'" : '"';
      if (value.includes(quote)) return undefined;
      words.push(`${name}=${quote}${value}${quote}`);
    } else if (value !== false && value !== undefined && value !== null) {
      return undefined;
    }
  }
  return words.join(' ');
}

/** A fence in place of the text. */
function fence(
  {text, line}: InnerText,
  language: string | null,
  meta: string,
): Code {
  return {
    type: 'code',
    lang: language,
    meta: meta === '' ? null : meta,
    value: text,
    // The text of a fence starts on the line after it.
    position: {start: {line: line - 1, column: 1}, end: {line, column: 1}},
  };
}

const LANGUAGE_CLASS = /^language-(\S+)$/u;

function foldCodeBlock(element: JsxElement): Code | undefined {
  const attributes = literalAttributes(element);
  const inner = innerText(element);
  if (!attributes || !inner) return undefined;
  const {language, className, ...rest} = Object.fromEntries(attributes);
  const fromClass =
    typeof className === 'string'
      ? LANGUAGE_CLASS.exec(className)?.[1]
      : undefined;
  if (className !== undefined && fromClass === undefined) return undefined;
  if (language !== undefined && typeof language !== 'string') return undefined;
  const meta = metaOf(rest);
  if (meta === undefined) return undefined;
  return fence(inner, language ?? fromClass ?? null, meta);
}

function foldMermaid(element: JsxElement): Code | undefined {
  const attributes = literalAttributes(element);
  if (!attributes) return undefined;
  const {value, ...rest} = Object.fromEntries(attributes);
  const meta = metaOf(rest);
  const line = element.position?.start.line;
  if (typeof value !== 'string' || meta === undefined || line === undefined) {
    return undefined;
  }
  return fence({text: value.trim(), line: line + 1}, 'mermaid', meta);
}
