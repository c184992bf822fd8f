import type {PhrasingContent, RootContent} from 'mdast';

import {
  code,
  heading,
  htmlElement,
  link,
  list,
  markdown,
  paragraph,
  phrases,
  spaced,
  type Phrase,
} from '../../../markdown/nodes';
import type {DescribedKind, VersionReference} from '../files/readReference';
import type {Reference} from '../model/facts';
import type {KindModel} from '../model/model';
import {changeMarks} from './changes';
import {fieldLink, kindLink, OWN_KEYS, type ReferencePage} from './page';

/** The keys below `metadata`, which are the same for all kinds. */
const METADATA = {
  Namespaced:
    'name, unique among objects of this kind in the namespace; namespace; labels and annotations',
  Cluster:
    'name, unique among objects of this kind in the cluster; labels and annotations',
} as const;

/**
 * What readers need to write a manifest of a kind and to query it, with a link to
 * each list of changes; the longest last.
 */
export function renderFacts(
  page: ReferencePage,
  {model}: DescribedKind,
): RootContent[] {
  const {kind, shortNames = [], printerColumns = []} = model;
  const marks = changeMarks(page, kind);
  const schema = `/${page.reference.version.schemasRoute}${kind.toLowerCase()}.json`;
  const facts: readonly (readonly [string, readonly Phrase[]])[] = [
    ['apiVersion', [code(model.apiVersion)]],
    ['kind', [code(kind)]],
    ['Scope', [model.scope]],
    ['kubectl names', [model.plural, ...shortNames].map(code)],
    ['Printer columns', printerColumns.map(code)],
    ['JSON Schema', [link(`pathname://${schema}`, schema)]],
    ['Changes', marks],
    ['metadata', [METADATA[model.scope]]],
  ];
  const rows: RootContent[] = [];
  for (const [term, values] of facts) {
    if (values.length === 0) continue;
    const id = OWN_KEYS.get(term);
    const name = htmlElement('dt', {}, phrases([term]));
    const value = htmlElement('dd', {}, spaced(values));
    rows.push(htmlElement('div', id ? {id} : {}, [name, value]));
  }
  return [htmlElement('dl', {className: ['oc-facts']}, rows)];
}

/**
 * All kinds of the docs version by the folder of their page, marked as new,
 * changed or removed.
 */
export function renderKindList(page: ReferencePage): RootContent[] {
  const {kinds, version} = page.reference;
  const schemas = `/${version.schemasRoute}`;
  const models = [...kinds.values()].map(({model}) => model);
  models.sort((left, right) => (left.kind < right.kind ? -1 : 1));
  const folders = new Map<string | undefined, PhrasingContent[][]>();
  for (const model of models) {
    const folder = model.address?.split('/').at(-2);
    const lines = folders.get(folder) ?? [];
    folders.set(folder, [...lines, kindLine(page, model)]);
  }
  const nodes: RootContent[] = [];
  // `undefined`, the folder of kinds without a page, comes last.
  for (const folder of [...folders.keys()].sort()) {
    nodes.push(
      heading(3, `kinds-${folder ?? 'other'}`, folderTitle(folder)),
      list('oc-kinds', folders.get(folder) ?? []),
    );
  }
  nodes.push(
    ...otherVersionLine(page, page.older, 'Removed since'),
    ...otherVersionLine(page, page.newer, 'New in'),
    paragraph(
      'JSON Schemas for editors: ',
      link(`pathname://${schemas}`, schemas),
    ),
  );
  return nodes;
}

function folderTitle(folder: string | undefined): string {
  if (folder === undefined) return 'Kinds without a page';
  return `${folder.slice(0, 1).toUpperCase()}${folder.slice(1)} kinds`;
}

/** `Organization org cluster-scoped changed in Next` */
function kindLine(
  page: ReferencePage,
  {kind, shortNames = [], scope}: KindModel,
): PhrasingContent[] {
  const parts: Phrase[] = [kindLink(page, kind), ...shortNames.map(code)];
  if (scope === 'Cluster') parts.push('cluster-scoped');
  return spaced([...parts, ...changeMarks(page, kind)]);
}

/** Kinds of the next or previous docs version that this one lacks. */
function otherVersionLine(
  page: ReferencePage,
  other: VersionReference | undefined,
  words: string,
): RootContent[] {
  const names = [...(other?.kinds.keys() ?? [])]
    .filter((kind) => !page.reference.kinds.has(kind))
    .sort();
  if (!other || names.length === 0) return [];
  const line: Phrase[] = [`${words} ${other.version.label}: `];
  for (const kind of names) line.push(kindLink(page, kind, other), ', ');
  return [paragraph(...line.slice(0, -1), '.')];
}

/** How a row of `_references.yaml` without a field begins, on either side. */
const VERBS = {
  owns: {from: 'Owns ', to: 'Owned by '},
  creates: {from: 'Creates ', to: 'Created by '},
  reads: {from: 'Reads ', to: 'Read by '},
} as const;

/** The rows of `_references.yaml` with this kind on either side. */
export function renderRelations(
  page: ReferencePage,
  {model: {kind}}: DescribedKind,
): RootContent[] {
  const sides = [
    ['refers-to', 'Refers to', 'from'],
    ['referred-to-by', 'Referred to by', 'to'],
  ] as const;
  const nodes: RootContent[] = [];
  for (const [id, title, side] of sides) {
    const rows = page.reference.references.filter((row) => row[side] === kind);
    if (rows.length === 0) continue;
    const items = rows.map((row) => relation(page, row, side));
    nodes.push(heading(3, id, title), list('oc-relations', items));
  }
  return nodes;
}

/**
 * `Project in spec.owner.projectName, by name in the same namespace. Note.`
 * or `Owns Release, by name in the same namespace. Note.`
 */
function relation(
  page: ReferencePage,
  {from, path, to, by, namespace, note, relation: verb}: Reference,
  side: 'from' | 'to',
): RootContent[] {
  const words: Phrase[] = verb ? [VERBS[verb][side]] : [];
  words.push(kindLink(page, side === 'from' ? to : from));
  if (path !== null) {
    const field = page.reference.kinds.get(from)?.rows.get(path);
    words.push(' in ', field ? fieldLink(page, from, field) : code(path));
  }
  words.push(`, by ${by}`, ...PLACES[namespace], '.');
  for (const block of markdown(note ?? '')) {
    if (block.type === 'paragraph') words.push(' ', ...block.children);
  }
  return [paragraph(...words)];
}

const PLACES: Readonly<Record<Reference['namespace'], readonly Phrase[]>> = {
  same: [' in the same namespace'],
  default: [' in the namespace ', code('default')],
  cluster: [', cluster-wide'],
  'data plane': [' in the data plane'],
  'build plane': [' in the build plane'],
  none: [],
};
