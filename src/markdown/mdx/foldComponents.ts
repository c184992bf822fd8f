import type {Code, Nodes, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import * as z from 'zod';

import {
  codeOf,
  isJsxElement,
  isJsxExpression,
  literalAttributes,
  type JsxElement,
} from './jsx';
import {literalOf} from './literal';
import {importedNames, usedNames} from './names';

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Written as a component, which may do more than a directive. */
    isComponent?: boolean;
  }
}

/** Whether an element is the default export of a module. */
type IsFrom = (element: Nodes, source: string) => element is JsxElement;

type Fold = (element: JsxElement, isFrom: IsFrom) => RootContent | undefined;

/** Components that become Markdown, by import. */
const FOLDS: Readonly<Record<string, Fold>> = {
  '@theme/CodeBlock': foldCodeBlock,
  '@theme/Mermaid': foldMermaid,
  '@theme/Tabs': foldTabs,
};

/** Imports that may be unused once components are folded. */
const FOLDED = new Set([...Object.keys(FOLDS), '@theme/TabItem']);

/**
 * Turns components with literal content into Markdown nodes that the later
 * steps know, so that a code block is checked, highlighted and rendered like a
 * fence. Components whose content must run stay components.
 */
export function foldComponents(tree: Root): void {
  const imports = importedNames(codeOf(tree).map(({program}) => program));
  const isFrom: IsFrom = (node, source): node is JsxElement => {
    if (!isJsxElement(node) || node.name === null) return false;
    const found = imports.get(node.name);
    return found?.source === source && found.imported === 'default';
  };
  visit(tree, (node, index, parent) => {
    if (!isJsxElement(node) || node.name === null) return;
    if (!parent || index === undefined) return;
    const {source, imported} = imports.get(node.name) ?? {};
    if (source === undefined || imported !== 'default') return;
    const folded = FOLDS[source]?.(node, isFrom);
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
        !FOLDED.has(String(statement.source.value)) ||
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
    if (child.type === 'text') {
      parts.push(child.value);
    } else if (isJsxExpression(child)) {
      const found = literalOf(child);
      if (typeof found?.value !== 'string') return undefined;
      parts.push(found.value);
    } else {
      return undefined;
    }
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
function metaOf(attributes: ReadonlyMap<string, unknown>): string | undefined {
  const words: string[] = [];
  for (const [name, value] of attributes) {
    if (name === 'metastring' && typeof value === 'string') {
      words.push(value);
    } else if (value === true) {
      words.push(name);
    } else if (typeof value === 'number') {
      words.push(`${name}=${value}`);
    } else if (typeof value === 'string') {
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

const LANGUAGE_CLASS = /^language-(?<language>\S+)$/u;

function foldCodeBlock(element: JsxElement): Code | undefined {
  const attributes = literalAttributes(element);
  const inner = innerText(element);
  if (!attributes || !inner) return undefined;
  const {language, className, ...rest} = Object.fromEntries(attributes);
  const fromClass =
    typeof className === 'string'
      ? LANGUAGE_CLASS.exec(className)?.groups?.['language']
      : undefined;
  if (className !== undefined && fromClass === undefined) return undefined;
  if (language !== undefined && typeof language !== 'string') return undefined;
  const meta = metaOf(new Map(Object.entries(rest)));
  if (meta === undefined) return undefined;
  return fence(inner, language ?? fromClass ?? null, meta);
}

function foldMermaid(element: JsxElement): Code | undefined {
  const attributes = literalAttributes(element);
  if (!attributes) return undefined;
  const {value, ...rest} = Object.fromEntries(attributes);
  const meta = metaOf(new Map(Object.entries(rest)));
  const line = element.position?.start.line;
  if (typeof value !== 'string' || meta === undefined || line === undefined) {
    return undefined;
  }
  return fence({text: value.trim(), line: line + 1}, 'mermaid', meta);
}

/** Attributes that `:::tabs` supports; others need the component. */
const TABS_ATTRIBUTES = new Set(['groupId', 'defaultValue', 'values', 'lazy']);
const TAB_ATTRIBUTES = new Set(['value', 'label', 'default']);

const namedTabs = z.array(z.object({value: z.string(), label: z.string()}));

function onlyKnown(
  attributes: ReadonlyMap<string, unknown> | undefined,
  known: ReadonlySet<string>,
): Readonly<Record<string, unknown>> | undefined {
  return attributes && [...attributes.keys()].every((name) => known.has(name))
    ? Object.fromEntries(attributes)
    : undefined;
}

function foldTabs(
  element: JsxElement,
  isFrom: IsFrom,
): ContainerDirective | undefined {
  const tabs = onlyKnown(literalAttributes(element), TABS_ATTRIBUTES);
  const {groupId = null, defaultValue, values = []} = tabs ?? {};
  const named = namedTabs.safeParse(values);
  if (!tabs || !named.success) return undefined;
  if (groupId !== null && typeof groupId !== 'string') return undefined;
  const items: Tab[] = [];
  for (const child of element.children) {
    const item = isFrom(child, '@theme/TabItem') ? readTab(child) : undefined;
    if (!item) return undefined;
    items.push(item);
  }
  const order = new Map(named.data.map(({value}, index) => [value, index]));
  const labels = new Map(named.data.map(({value, label}) => [value, label]));
  const shown = items
    .filter(({value}) => order.size === 0 || order.has(value))
    .sort((a, b) => (order.get(a.value) ?? 0) - (order.get(b.value) ?? 0));
  const chosen =
    defaultValue === undefined
      ? (shown.find(({isDefault}) => isDefault) ?? shown[0])?.value
      : defaultValue;
  return {
    type: 'containerDirective',
    name: 'tabs',
    attributes: {group: groupId},
    data: {isComponent: true},
    ...placeOf(element),
    children: shown.map(({node, value, label}) => ({
      type: 'containerDirective',
      name: 'tab',
      attributes: {
        label: label ?? labels.get(value) ?? value,
        ...(value === chosen && {chosen: ''}),
      },
      data: {isComponent: true},
      ...placeOf(node),
      // Children of a block element are blocks.
      children: node.children as ContainerDirective['children'],
    })),
  };
}

interface Tab {
  readonly node: JsxElement;
  readonly value: string;
  readonly label: string | undefined;
  readonly isDefault: boolean;
}

function readTab(node: JsxElement): Tab | undefined {
  const attributes = onlyKnown(literalAttributes(node), TAB_ATTRIBUTES);
  const {value, label, default: isDefault} = attributes ?? {};
  if (typeof value !== 'string') return undefined;
  if (label !== undefined && typeof label !== 'string') return undefined;
  return {node, value, label, isDefault: isDefault === true};
}

/** Only the start: the source there is not a directive. */
function placeOf({position}: JsxElement): Pick<Nodes, 'position'> {
  if (!position) return {};
  const {line, column} = position.start;
  return {position: {start: {line, column}, end: {line, column}}};
}
