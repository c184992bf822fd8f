import type {Problem} from '../../../content-errors/problem';
import {formatYamlPath, type YamlPath} from '../../../content-errors/readYaml';
import type {KnownKind} from '../model/catalog';
import {fieldRows, fieldSchema, rowOf} from '../model/fields';
import type {Finding} from './findings';
import {schemaFault} from './schemaFault';
import {KEYS, type SchemaError} from './validator';

/** Puts findings into words, with their places; of each value the first. */
export function problemsOf(findings: Iterable<Finding>): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const finding of findings) {
    const {document, owner} = finding.part;
    const key = 'error' in finding ? keyOf(finding.error) : undefined;
    const hasKey = key !== undefined;
    const path = hasKey ? [...finding.path, key] : finding.path;
    const at = hasKey ? document.keyAt(path) : document.valueAt(path);
    const field = formatYamlPath(path);
    const id = `${at.line}:${at.column} ${field}`;
    if (problems.has(id)) continue;
    const {what, remedy} =
      'error' in finding
        ? schemaFault(finding.error, document.plain(finding.path))
        : finding.fault;
    const link = owner && linkOf(owner.known, path.slice(owner.path.length));
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
      // Of a key of a map, which breaks a pattern for keys.
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
