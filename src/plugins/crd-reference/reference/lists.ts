import type {RootContent} from 'mdast';

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

import {changeMarks} from './changes';
import {factAnchor, isOwnKey} from './keyLinks';
import {fieldLink, kindLink, type ReferencePage} from './page';

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
  const {kind, shortNames = [], printerColumns} = model;
  const marks = changeMarks(page, kind);
  const schema = `/${page.reference.version.schemasRoute}${kind.toLowerCase()}.json`;
  const facts: readonly (readonly [string, readonly Phrase[] | undefined])[] = [
    ['apiVersion', [code(model.apiVersion)]],
    ['kind', [code(kind)]],
    ['Scope', [model.scope]],
    ['kubectl names', [model.plural, ...shortNames].map(code)],
    ['Printer columns', printerColumns?.map(code)],
    ['JSON Schema', [link(`pathname://${schema}`, schema)]],
    ['Changes', marks.length === 0 ? undefined : marks],
    ['metadata', [METADATA[model.scope]]],
  ];
  const rows = facts.flatMap(([term, values]) =>
    values === undefined
      ? []
      : htmlElement('div', isOwnKey(term) ? {id: factAnchor(term)} : {}, [
          htmlElement('dt', {}, phrases([term])),
          htmlElement('dd', {}, spaced(values)),
        ]),
  );
  return [htmlElement('dl', {className: ['oc-facts']}, rows)];
}

/** The folder of a kind's page; `undefined` for a kind without one. */
const folderOf = ({model}: DescribedKind): string | undefined =>
  model.address?.split('/').at(-2);

/**
 * All kinds of the docs version by the folder of their page, marked as new,
 * changed or removed.
 */
export function renderKindList(page: ReferencePage): RootContent[] {
  const {kinds, version} = page.reference;
  const schemas = `/${version.schemasRoute}`;
  // Kinds without a folder come last.
  const folders = [...new Set([...kinds.values()].map(folderOf))].sort();
  return [
    ...folders.flatMap((folder = '') => {
      const id = `kinds-${folder || 'other'}`;
      const title =
        folder === ''
          ? 'Kinds without a page'
          : `${folder.slice(0, 1).toUpperCase()}${folder.slice(1)} kinds`;
      const lines = [...kinds]
        .filter(([, kind]) => (folderOf(kind) ?? '') === folder)
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([kind, {model}]) =>
          spaced([
            kindLink(page, kind),
            ...(model.shortNames ?? []).map(code),
            ...(model.scope === 'Cluster' ? ['cluster-scoped'] : []),
            ...changeMarks(page, kind),
          ]),
        );
      return [heading(3, id, title), list('oc-kinds', lines)];
    }),
    ...otherVersionLine(page, page.older, 'Removed since'),
    ...otherVersionLine(page, page.newer, 'New in'),
    paragraph(
      'JSON Schemas for editors: ',
      link(`pathname://${schemas}`, schemas),
    ),
  ];
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
  if (other === undefined || names.length === 0) return [];
  const kinds = names.flatMap((kind) => [', ', kindLink(page, kind, other)]);
  return [
    paragraph(`${words} ${other.version.label}: `, ...kinds.slice(1), '.'),
  ];
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
  return sides.flatMap(([id, title, side]) => {
    const rows = page.reference.references.filter((row) => row[side] === kind);
    if (rows.length === 0) return [];
    const items = rows.map((row) => relation(page, row, side));
    return [heading(3, id, title), list('oc-relations', items)];
  });
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
  const field = page.reference.kinds.get(from)?.rows.get(path ?? '');
  const name = field ? fieldLink(page, from, field) : code(path ?? '');
  const sentences = markdown(note ?? '').flatMap((block) =>
    block.type === 'paragraph' ? [' ', ...block.children] : [],
  );
  return [
    paragraph(
      verb ? VERBS[verb][side] : '',
      kindLink(page, side === 'from' ? to : from),
      ...(path === null ? [] : [' in ', name]),
      `, by ${by}`,
      ...PLACES[namespace],
      '.',
      ...sentences,
    ),
  ];
}

const PLACES: Readonly<Record<Reference['namespace'], readonly Phrase[]>> = {
  same: [' in the same namespace'],
  default: [' in the namespace ', code('default')],
  cluster: [', cluster-wide'],
  'data plane': [' in the data plane'],
  'build plane': [' in the build plane'],
  none: [],
};
