import {SINCE_ANCHOR} from '../../../lib/changeSections';
import {htmlElement} from '../../../lib/htmlElement';
import type {Heading, PhrasingContent, RootContent} from 'mdast';

import {CHANGES_ROUTE, versionRoute} from '../../../site/versions';

import type {FieldChange} from '../shared/compareKinds';

import {code, link, paragraph, spaced, text} from './nodes';
import {fieldUrl, kindUrl, type ReferencePage} from './page';
import type {VersionReference} from './readReference';
import {
  aspectInWords,
  belowInWords,
  inParentheses,
  kindChange,
} from './renderChanges';

/** What a change means for a manifest of the older version, worst first. */
const EFFECTS = {
  'kinds-removed': 'Kinds removed',
  'kinds-changed': 'Kinds with another API version, scope or short name',
  'fields-removed': 'Fields removed',
  'fields-required': 'Fields now required',
  'types-changed': 'Types changed',
  'limits-changed': 'Limits and rules changed',
  'defaults-changed': 'Defaults changed',
  'fields-optional': 'Fields no longer required',
  'fields-added': 'Optional fields added',
  'kinds-added': 'Kinds added',
} as const;

type Effect = keyof typeof EFFECTS;

interface Change {
  readonly effect: Effect;
  readonly words: readonly PhrasingContent[];
}

/**
 * For a changelog: what changed in the kinds since the previous docs version,
 * with what breaks a manifest first. Each change links to the field, and to all
 * changes of its kind. A link leads to what changed on pages.
 */
export function renderChangedKinds(page: ReferencePage): RootContent[] {
  const {reference, older} = page;
  if (older === undefined) return [];
  const names = new Set([...reference.kinds.keys(), ...older.kinds.keys()]);
  const changes = [...names]
    .sort()
    .flatMap((kind) => changesOf(page, kind, older));
  const pages = `/${versionRoute(reference.version)}${CHANGES_ROUTE}`;
  const lists = Object.entries(EFFECTS).flatMap(([effect, title]) => {
    const items = changes
      .filter((change) => change.effect === effect)
      .map(({words}) => htmlElement('li', {}, [...words]));
    if (items.length === 0) return [];
    const heading: Heading = {
      type: 'heading',
      depth: 4,
      children: [text(title)],
      data: {hProperties: {id: effect}},
    };
    return [heading, htmlElement('ul', {className: ['oc-changes']}, items)];
  });
  return [
    ...lists,
    paragraph([
      text('For Helm values, samples and text, see '),
      link(pages, [
        text(`all pages that changed since ${older.version.label}`),
      ]),
      text('.'),
    ]),
  ];
}

function changesOf(
  page: ReferencePage,
  kind: string,
  older: VersionReference,
): Change[] {
  const change = kindChange(kind, older, page.reference);
  switch (change.change) {
    case 'same':
      return [];
    case 'added':
      return [
        {effect: 'kinds-added', words: [nameOf(page, page.reference, kind)]},
      ];
    case 'removed':
      return [{effect: 'kinds-removed', words: [nameOf(page, older, kind)]}];
    case 'changed': {
      const name = nameOf(page, page.reference, kind, SINCE_ANCHOR);
      return [
        ...change.facts.map(({fact, before, after}): Change => {
          const words = [text(`: ${fact} is now `), code(after)];
          return {
            effect: 'kinds-changed',
            words: [name, ...words, text(' (was '), code(before), text(')')],
          };
        }),
        ...change.fields.flatMap((field) => {
          const target = field.change === 'removed' ? older : page.reference;
          const url = fieldUrl(page, target, kind, field.field);
          const path = code(field.field.path);
          const start = [name, url === undefined ? path : link(url, [path])];
          return effectsOf(field).map(({effect, words}) => ({
            effect,
            words: [...spaced(start), ...words],
          }));
        }),
      ];
    }
  }
}

/** A field whose default and limits changed has two effects. */
function effectsOf(change: FieldChange): Change[] {
  if (change.change === 'changed') {
    return change.aspects.map((aspect): Change => {
      if (aspect.aspect === 'required') {
        const isRequired = aspect.after !== undefined;
        return {
          effect: isRequired ? 'fields-required' : 'fields-optional',
          words: [],
        };
      }
      const effect = {
        type: 'types-changed',
        default: 'defaults-changed',
        limits: 'limits-changed',
        rules: 'limits-changed',
      } as const;
      return {
        effect: effect[aspect.aspect],
        words: [text(': '), ...aspectInWords(aspect)],
      };
    });
  }
  const {field} = change;
  const below = belowInWords(change.below);
  const words = [text(inParentheses(below))];
  if (change.change === 'removed') return [{effect: 'fields-removed', words}];
  // The API server fills in a default, so nothing has to be written.
  const isNeeded = field.required === true && field.node.default === undefined;
  if (!isNeeded) return [{effect: 'fields-added', words}];
  const isNew = [text(inParentheses(['new', ...below]))];
  return [{effect: 'fields-required', words: isNew}];
}

function nameOf(
  page: ReferencePage,
  version: VersionReference,
  kind: string,
  anchor?: string,
): PhrasingContent {
  const url = kindUrl(page, version, kind, anchor);
  return url === undefined ? code(kind) : link(url, [text(kind)]);
}
