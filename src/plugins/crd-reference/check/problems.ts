import type {Problem} from '../../../content-errors/problem';
import {formatYamlPath, type YamlPath} from '../../../content-errors/readYaml';
import type {Catalog, KnownKind} from '../model/catalog';
import {fieldRows, fieldSchema, rowPath} from '../model/fields';

import {faultOf} from './faults';
import type {Broken, Finding} from './findings';

/** Puts findings into words, with their places; of each value the first. */
export function problemsOf(
  findings: readonly Finding[],
  catalog: Catalog,
): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const {part, path: valuePath, broken} of findings) {
    const {document, owner} = part;
    const key = keyOf(broken);
    const steps = key === undefined ? valuePath : [...valuePath, key];
    const at = document.at(steps, key !== undefined);
    const path = formatYamlPath(steps);
    const id = `${at.line}:${at.column} ${path}`;
    if (problems.has(id)) continue;
    const fault = faultOf(broken, document.plain(valuePath), catalog);
    const link = owner && linkOf(owner.known, steps.slice(owner.path.length));
    problems.set(id, {...at, ...fault, path, link});
  }
  return [...problems.values()];
}

/** The key in the value, or the index, that a finding is about. */
function keyOf(broken: Broken): string | number | undefined {
  if (broken.name === 'same keys' || broken.name === 'selector') {
    return broken.key;
  }
  if (broken.name !== 'schema') return undefined;
  const {error} = broken;
  switch (error.keyword) {
    case 'required':
      return error.params.missingProperty;
    case 'additionalProperties':
      return error.params.additionalProperty;
    case 'pattern':
      // The validator also finds the key of a map.
      return error.propertyName;
    default:
      return undefined;
  }
}

/** The row of a field in the reference, or of the field above it. */
function linkOf(
  {kind, schema, address: page}: KnownKind,
  path: YamlPath,
): Problem['link'] {
  if (!schema || page === undefined) return undefined;
  const rows = fieldRows(schema);
  const field = rowPath(rows, fieldSchema(schema, path).field);
  const anchor = rows.get(field)?.anchor;
  const hash = anchor === undefined ? '' : `#${anchor}`;
  return {kind, field, address: `${page}/${hash}`};
}
