import type {Properties} from 'hast';
import type {PhrasingContent, RootContent} from 'mdast';

import {
  code,
  heading,
  htmlElement,
  link,
  markdown,
  paragraph,
  phrases,
  spaced,
  text,
  type Phrase,
} from '../../../markdown/nodes';
import {searchMark} from '../../../lib/searchMark';
import {counted} from '../../../lib/text';
import type {DescribedKind} from '../files/readReference';
import {countBelow, isElement, type Field} from '../model/fields';
import {
  limitsInWords,
  ruleForm,
  ruleInWords,
  typeInWords,
  valueInWords,
} from '../model/words';
import {kindUrl, type ReferencePage} from './page';

/** Maximum number of rows below a nested field that are shown unfolded. */
const ROWS_SHOWN = 6;
/** Bindings have the fields of a Workload again; search finds them on its page. */
const COPY = 'spec.workloadSpec.';

/**
 * The fields of `spec` or `status`: top-level fields as headings, so that the
 * table of contents has them, and the fields below as nested lists.
 *
 * @param root - `spec` or `status`.
 */
export function renderFields(
  page: ReferencePage,
  kind: DescribedKind,
  root: string,
): RootContent[] {
  const item = (field: Field, below: readonly RootContent[] = []) =>
    htmlElement('li', {id: field.anchor, ...markOf(field)}, [
      fieldLine([fieldName(field), text(' '), ...badges(page, kind, field)]),
      ...fieldText(kind, field),
      ...below,
    ]);
  const list = (fields: readonly Field[]): RootContent[] => {
    if (fields.length === 0) return [];
    const items = fields.map((field) =>
      item(field, folded(field, list(field.children))),
    );
    return [htmlElement('ul', {className: ['oc-fields']}, items)];
  };
  const nodes: RootContent[] = [];
  const field = kind.rows.get(root);
  if (field === undefined) return nodes;
  nodes.push(htmlElement('ul', {className: ['oc-fields']}, [item(field)]));
  for (const child of field.children) {
    const properties = {className: ['oc-field-heading'], ...markOf(child)};
    const line = fieldLine(badges(page, kind, child));
    const below = [...fieldText(kind, child), ...list(child.children)];
    nodes.push(
      heading(3, child.anchor, code(child.path), properties),
      htmlElement('div', {className: ['oc-field']}, [line, ...below]),
    );
  }
  return nodes;
}

/** What readers scan for, on one line. */
function fieldLine(parts: readonly PhrasingContent[]): RootContent {
  return htmlElement('p', {className: ['oc-field__line']}, parts);
}

/** What search makes of it: a field, unless it is one of a copy. */
function markOf({path}: Field): Properties {
  return searchMark(path.startsWith(COPY) ? 'copy' : 'field');
}

/** A fold that works without JavaScript. Small ones are open initially. */
function folded(
  field: Field,
  list: readonly RootContent[],
): readonly RootContent[] {
  if (field.children.every(isElement)) return list;
  const rows = countBelow(field);
  const title = `${counted(rows, 'field')} in `;
  const summary = phrases([title, code(lastName(field.path))]);
  return [
    htmlElement('details', rows <= ROWS_SHOWN ? {open: true} : {}, [
      htmlElement('summary', {}, summary),
      ...list,
    ]),
  ];
}

/**
 * The name as a link to itself. The path before it is for screen readers and is
 * visible only if the field is the target of the page's fragment.
 */
function fieldName({path, anchor}: Field): PhrasingContent {
  const name = lastName(path);
  const before = path.slice(0, -name.length);
  const above = htmlElement('span', {}, [text(before)]);
  return htmlElement('a', {href: `#${anchor}`}, [
    htmlElement('code', {}, [...(before ? [above] : []), text(name)]),
  ]);
}

/** `spec.env[].key` → `key`; `spec.args[]` → `args[]`; `spec.x.<key>` → `<key>`. */
function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** The badges that readers scan for: type, required, default and limits. */
function badges(
  page: ReferencePage,
  {model}: DescribedKind,
  {path, node, required}: Field,
): PhrasingContent[] {
  const value = node.default;
  const shown = [badge('type', typeInWords(node))];
  // You can leave out a required field that has a default.
  if (value !== undefined) {
    const presence = required ? 'required, defaults to ' : 'default ';
    shown.push(badge('default', presence, code(valueInWords(value))));
  } else if (required) {
    shown.push(badge('required', 'required'));
  }
  for (const [words, ...values] of limitsInWords(node)) {
    shown.push(badge('limit', ...spaced([words, ...values.map(code)])));
  }
  for (const {from, path: field, to} of page.reference.references) {
    if (from !== model.kind || field !== path) continue;
    const url = kindUrl(page, to);
    if (url) shown.push(badge('target', 'refers to ', link(url, to)));
  }
  return spaced(shown);
}

function badge(
  meaning: 'type' | 'required' | 'default' | 'limit' | 'target',
  ...parts: readonly Phrase[]
): PhrasingContent {
  return htmlElement('span', {className: [`oc-${meaning}`]}, phrases(parts));
}

/** The description, followed by rules. */
function fieldText(kind: DescribedKind, {path, node}: Field): RootContent[] {
  const blocks = markdown(kind.descriptions.get(path) ?? '');
  for (const rule of node['x-kubernetes-validations'] ?? []) {
    const said = ruleInWords(rule);
    // A message of a release is text, whatever signs it has.
    const isOurs = ruleForm(rule.rule) !== undefined;
    const sentence = isOurs ? markdown(said) : [paragraph(said)];
    const source = paragraph(code(rule.rule));
    blocks.push(
      htmlElement('div', {className: ['oc-rule']}, [...sentence, source]),
    );
  }
  return blocks;
}
