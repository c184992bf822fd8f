import type {Problem} from '../../../content-errors/problem';
import {formatYamlPath, type YamlPath} from '../../../content-errors/readYaml';
import type {KnownKind} from '../model/catalog';
import {fieldRows, fieldSchema, rowOf} from '../model/fields';

import type {Finding} from './findings';
import {schemaFault} from './schemaFault';
import {KEYS, type SchemaError} from './validator';

/** Puts findings into words, with their places; of each value the first. */
export function problemsOf(findings: readonly Finding[]): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const {part, path: valuePath, broken} of findings) {
    const {document, owner} = part;
    const isOfSchema = 'keyword' in broken;
    const key = isOfSchema ? keyOf(broken) : undefined;
    const path = key === undefined ? valuePath : [...valuePath, key];
    const {what, remedy} = isOfSchema
      ? schemaFault(broken, document.plain(valuePath))
      : broken;
    const at = document.at(path, key !== undefined);
    const link = owner && linkOf(owner.known, path.slice(owner.path.length));
    const field = formatYamlPath(path);
    const id = `${at.line}:${at.column} ${field}`;
    if (problems.has(id)) continue;
    problems.set(id, {...at, what, remedy, path: field, link});
  }
  return [...problems.values()];
}

/** The key in a value, or the index, that an error is about. */
function keyOf(error: SchemaError): string | number | undefined {
  switch (error.keyword) {
    case 'required':
      return error.params.missingProperty;
    case 'additionalProperties':
      return error.params.additionalProperty;
    case 'pattern':
      // The validator also finds the key of a map.
      return error.propertyName;
    case KEYS:
      return error.params.index;
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
  const row = rowOf(fieldRows(schema), fieldSchema(schema, path).field);
  const hash = row ? `#${row.anchor}` : '';
  return {kind, field: row?.path ?? '', address: `${page}/${hash}`};
}
