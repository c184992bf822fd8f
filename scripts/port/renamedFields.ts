import {readFileSync} from 'node:fs';

import {platformFile} from '../../src/plugins/crd-reference/model/platformFacts';
import {parse} from 'yaml';

import {referenceVersion} from '../../src/site/reference';
import {DOCS_VERSIONS, type DocsVersion} from '../../src/site/versions';

/** Writes the fields of one docs version as a neighbor of it calls them. */
export function renamerBetween(
  from: DocsVersion,
  to: DocsVersion,
): (text: string) => string {
  const isOlder = DOCS_VERSIONS.indexOf(to) > DOCS_VERSIONS.indexOf(from);
  const {reference} = referenceVersion(isOlder ? from : to);
  const {renamedFields} = platformFile.parse(
    parse(readFileSync(`${reference}/_platform.yaml`, 'utf8')),
  );
  const names = Object.values(renamedFields)
    .flatMap((fields) => Object.entries(fields))
    .map(([older, newer]) => (isOlder ? [newer, older] : [older, newer]));
  return (text) =>
    names.reduce(
      // In code, where a path is whole.
      (changed, [name = '', other = '']) =>
        changed.replaceAll(`\`${name}\``, `\`${other}\``),
      text,
    );
}
