import type {PhrasingContent} from 'mdast';

import {code, link} from '../../../markdown/nodes';
import type {VersionReference} from '../files/readReference';
import type {Field} from '../model/fields';

/** The page that a directive is on. */
export interface ReferencePage {
  /** Below that of the docs version, such as `concepts/x`. */
  readonly address: string;
  readonly reference: VersionReference;
  /** The docs version before this one; `undefined` for the oldest. */
  readonly older: VersionReference | undefined;
  /** The docs version after this one; `undefined` for the newest. */
  readonly newer: VersionReference | undefined;
}

/**
 * A link to the page of a kind, or to an anchor of it.
 *
 * @param fragment - The anchor, without `#`.
 * @returns `undefined` if the kind has no page.
 */
export function kindUrl(
  page: ReferencePage,
  kind: string,
  target = page.reference,
  fragment?: string,
): string | undefined {
  const {address} = target.kinds.get(kind)?.model ?? {};
  if (address === undefined) return undefined;
  const hash = fragment === undefined ? '' : `#${fragment}`;
  const isHere = target === page.reference && address === page.address;
  if (isHere && hash) return hash;
  return `/${target.version.route}${address}/${hash}`;
}

/** The name of a kind, as a link if the kind has a page. */
export function kindLink(
  page: ReferencePage,
  kind: string,
  target?: VersionReference,
  fragment?: string,
): PhrasingContent {
  const url = kindUrl(page, kind, target, fragment);
  return link(url, url === undefined ? code(kind) : kind);
}

/** The path of a field, as a link if its kind has a page. */
export function fieldLink(
  page: ReferencePage,
  kind: string,
  {path: name, anchor}: Field,
  target?: VersionReference,
): PhrasingContent {
  return link(kindUrl(page, kind, target, anchor), code(name));
}

/**
 * The anchors of the keys of every object, among the facts of a kind. That of
 * `metadata` is named for its type, because web clippers drop an element with the
 * id `metadata`.
 */
export const OWN_KEYS: ReadonlyMap<string, string> = new Map([
  ['apiVersion', 'apiversion'],
  ['kind', 'kind'],
  ['metadata', 'objectmeta'],
]);
