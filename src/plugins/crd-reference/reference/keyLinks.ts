import {parseFenceMeta, readMagicComments} from '../../../markdown/fences';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {type Field, fieldSchema, rowPath} from '../model/fields';
import {plainText, typeInWords, valueInWords} from '../model/words';

import {fieldAddress, type PagePlace} from './page';
import type {DescribedKind, VersionReference} from '../files/readReference';
import {isRecord} from '../../../lib/isRecord';
import {
  joinPaths,
  pathText,
  walk,
  type Path,
  type Position,
} from '../check/mistake';
import {readYaml} from '../check/readYaml';

/** A key of a manifest that links to its field in the reference. */
export interface KeyLink {
  readonly at: Position;
  readonly href: string;
  /** Type, default and purpose of the field, where the reference has them. */
  readonly title?: string | undefined;
  /** Whether it is the first of its object, where the Tab key stops. */
  readonly isStop: boolean;
}

/** A part of a manifest: its kind, and the path where the text begins. */
export interface Excerpt {
  readonly kind: string;
  readonly at?: string | undefined;
}

/**
 * Finds the field of each key in a text with objects of the platform's kinds. Free
 * names (keys of maps and of fields that the schema leaves open) and kinds without
 * a page have no fields.
 *
 * @param text - A manifest without mistakes; other texts get no links.
 * @param excerpt - Describes the text if it has no complete objects.
 * @param place - The page with the text; fields on it are linked by anchor.
 */
export function linkKeys(
  text: string,
  excerpt: Excerpt | undefined,
  reference: VersionReference,
  place: PagePlace,
): KeyLink[] {
  const links = new Map<string, KeyLink>();
  for (const {data, at: placeOf} of readYaml(text).documents) {
    const {apiVersion, kind: own} = isRecord(data) ? data : {};
    const kind = reference.kinds.get(String(excerpt?.kind ?? own));
    const {model} = kind ?? {};
    if (!kind || model?.page === undefined) continue;
    if (apiVersion !== undefined && apiVersion !== model.apiVersion) continue;
    let isStop = true;
    for (const {path, anchor, title} of keysOf(data, kind, excerpt?.at)) {
      const at = placeOf(path, true);
      const id = `${at.line}:${at.column}`;
      // An alias shows the keys of its anchor once more.
      if (links.has(id)) continue;
      const href = fieldAddress(place, reference.version, model, anchor);
      links.set(id, {at, href, title, isStop});
      isStop = false;
    }
  }
  return [...links.values()];
}

/** Gives the fences of a page with manifests the links of their keys. */
export function linkFences(
  tree: Root,
  reference: VersionReference,
  place: PagePlace,
): void {
  visit(tree, 'code', (node) => {
    const {values} = parseFenceMeta(node.meta);
    if (!/^ya?ml$/u.test(node.lang ?? '') || values.has('data')) return;
    const {text} = readMagicComments(node.value);
    const kind = values.get('excerpt');
    const excerpt = kind === undefined ? kind : {kind, at: values.get('at')};
    const keyLinks = linkKeys(text, excerpt, reference, place);
    node.data = {...node.data, keyLinks};
  });
}

interface Key {
  readonly path: Path;
  readonly anchor: string;
  readonly title?: string | undefined;
}

function keysOf(
  data: unknown,
  {model, rows, words}: DescribedKind,
  at = '',
): Key[] {
  return walk(data).flatMap(({path}): Key[] => {
    const [name, ...below] = path.map(String);
    if (at === '' && name !== undefined && isOwnKey(name)) {
      const isShown = below.length <= (name === 'metadata' ? 1 : 0);
      return isShown ? [{path, anchor: factAnchor(name)}] : [];
    }
    const whole = joinPaths(at, pathText(path));
    const {status, field} = fieldSchema(model.schema, whole);
    // Conditions have one row for all of their fields.
    const anchor = rows.get(rowPath(rows, field))?.anchor;
    const isFree = status !== 'found' || field.endsWith('.<key>');
    if (typeof path.at(-1) !== 'string' || isFree || !anchor) return [];
    const row = rows.get(field);
    return [{path, anchor, title: row && titleOf(row, words.get(field))}];
  });
}

/** `string, default main. The branch to build.` */
function titleOf({node, required}: Field, words: string | undefined): string {
  const facts = [
    typeInWords(node),
    ...(node.default === undefined
      ? required === true
        ? ['required']
        : []
      : [`default ${valueInWords(node.default)}`]),
  ].join(', ');
  if (words === undefined) return facts;
  const text = plainText(words).replaceAll(/\s+/gu, ' ');
  return `${facts}. ${/^.+?[.!?](?= [A-Z]|$)/u.exec(text)?.[0] ?? text}`;
}

/** Whether it is a key of every object, at its root. */
export function isOwnKey(key: string): boolean {
  return /^(?:apiVersion|kind|metadata)$/u.test(key);
}

/**
 * The anchor of a row among the facts of a kind. That of `metadata` is named for
 * its type, because web clippers drop an element with the id `metadata`.
 */
export function factAnchor(name: string): string {
  return name === 'metadata' ? 'objectmeta' : name.toLowerCase();
}
