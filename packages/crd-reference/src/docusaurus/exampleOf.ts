import {cachedReference} from '../files/cachedReference';
import type {ReferenceSource} from '../referenceSite';

/** A manifest of the newest version's first kind, with mistakes that any kind has. */
export function exampleOf(site: ReferenceSource): string {
  const [version] = site.versions;
  const [first] = version ? cachedReference(site, version).kinds.values() : [];
  if (first === undefined) return '';
  const {apiVersion, kind, scope} = first.model;
  return [
    '# An example with mistakes.',
    '# Paste your own YAML here.',
    `apiVersion: ${apiVersion}`,
    `kind: ${kind}`,
    'metadata:',
    '  name: Example',
    ...(scope === 'Namespaced' ? ['  namespace: default'] : []),
    // cspell:ignore lables
    '  lables:',
    '    team: shop',
  ].join('\n');
}
