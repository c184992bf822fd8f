import type {Fault} from '../../../content-errors/contentError';
import {nearest} from '../../../content-errors/nearest';
import {groupOf, type Catalog, type KnownKind} from '../model/catalog';

/** Why a text is not what it claims to be, in words for its reader. */
export const FRAGMENT: Fault = {
  what: 'this is not a complete manifest: it has neither apiVersion nor kind',
  remedy: 'Start with apiVersion and kind.',
};

export function placeholderLeft(placeholder: string): Fault {
  const what = `found the placeholder ${placeholder} in a file that readers apply unchanged`;
  const remedy = 'Write a value, or write the manifest in the page instead.';
  return {what, remedy};
}

export function manifestAsData(kind: string): Fault {
  const what = `a manifest of kind ${kind} is marked as data, so it would not be checked`;
  return {what, remedy: 'Remove data="…" from the fence.'};
}

export function excerptOfUnknown(kind: string, catalog: Catalog): Fault {
  const what = `there is no kind ${kind} in ${catalog.version}`;
  return {what, remedy: kindRemedy(catalog, kind)};
}

/** What is wrong with an unknown kind, unless it may be one of another tool. */
export function unknownKind(
  apiVersion: string,
  kind: string,
  catalog: Catalog,
): (Fault & {readonly key: 'kind' | 'apiVersion'}) | undefined {
  const {kinds, platform, version} = catalog;
  const group = groupOf(apiVersion);
  const named = kinds.filter((known) => known.kind === kind);
  const groups = named.map((known) => groupOf(known.apiVersion));
  const near = nearest(group, groups);
  const isOfPlatform = apiVersion.toLowerCase().includes(platform.groupWord);
  // Only Kubernetes has groups without a dot.
  const isOfKubernetes = !group.includes('.');
  const hasGroup = kinds.some((known) => groupOf(known.apiVersion) === group);
  if (!hasGroup && !isOfKubernetes && !isOfPlatform && near === undefined) {
    return undefined;
  }
  // The kinds of the platform come first, and those of Kubernetes last.
  let meant: KnownKind | undefined = isOfPlatform ? named[0] : named.at(-1);
  if (near !== undefined) meant = named[groups.indexOf(near)];
  const remedy = meant
    ? `Did you mean apiVersion: ${meant.apiVersion}?`
    : kindRemedy(catalog, kind, group);
  if (kinds.some((known) => known.apiVersion === apiVersion)) {
    const what = `there is no kind ${kind} in ${apiVersion} (${version})`;
    return {key: 'kind', what, remedy};
  }
  const what = `the group and version "${apiVersion}" is unknown`;
  return {key: 'apiVersion', what, remedy};
}

/**
 * What to write instead of a kind that a docs version lacks.
 *
 * @param group - Of two kinds with one name, that of this group is meant.
 */
function kindRemedy(
  {elsewhere, kinds}: Catalog,
  kind: string,
  group?: string,
): string {
  const [, other] = elsewhere.find(([name]) => name === kind) ?? [];
  if (other !== undefined) {
    return `${kind} exists only in ${other}. Remove it here.`;
  }
  const names = kinds.map((known) => known.kind);
  const near = nearest(kind, names);
  const named = kinds.filter((known) => known.kind === near);
  const meant =
    named.find(({apiVersion}) => groupOf(apiVersion) === group) ?? named[0];
  if (!meant) return 'Use a kind of the platform or of Kubernetes.';
  return `Did you mean kind: ${meant.kind}, apiVersion: ${meant.apiVersion}?`;
}
