import {parseAllDocuments} from 'yaml';

import {isRecord} from '@openchoreo/page-tools/isRecord';

/** A field of a manifest, or a row of a table, in two versions. */
export interface FieldChange {
  readonly path: string;
  /** `undefined` if it was added. */
  readonly before: string | undefined;
  /** `undefined` if it was removed. */
  readonly after: string | undefined;
}

/** Breaking changes come first: removed, then changed, then added. */
function rank({before, after}: FieldChange): number {
  if (after === undefined) return 0;
  return before === undefined ? 2 : 1;
}

/** Compares values by name. */
export function compareMaps(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): FieldChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({
      path,
      before: before.get(path),
      after: after.get(path),
    }))
    .filter((one) => one.before !== one.after)
    .sort((one, other) => rank(one) - rank(other));
}

/**
 * The fields of manifests with their values. List items are identified by their
 * name if they have one, and documents by kind and name if there are several.
 *
 * @returns `undefined` for text that is not YAML.
 */
export function readFields(
  text: string,
): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  const add = (path: string, value: unknown): void => {
    if (Array.isArray(value) && value.length > 0) {
      value.forEach((item: unknown, index) => {
        const name = isRecord(item) ? item['name'] : undefined;
        add(`${path}[${typeof name === 'string' ? name : index}]`, item);
      });
    } else if (isRecord(value) && Object.keys(value).length > 0) {
      for (const [key, child] of Object.entries(value)) {
        add(path === '' ? key : `${path}.${key}`, child);
      }
    } else {
      let own = path;
      while (fields.has(own)) own += '′';
      fields.set(
        own,
        typeof value === 'string' ? value : JSON.stringify(value),
      );
    }
  };
  const documents = parseAllDocuments(text, {logLevel: 'silent'});
  if (!Array.isArray(documents)) return undefined;
  try {
    for (const document of documents) {
      if (document.errors.length > 0) return undefined;
      const value: unknown = document.toJS();
      const {kind, metadata} = isRecord(value) ? value : {};
      const name = isRecord(metadata) ? metadata['name'] : undefined;
      const isOne = documents.length === 1;
      add(isOne ? '' : `${String(kind)} ${String(name)}:`, value);
    }
  } catch {
    // Aliases that are unresolved or expand to too much.
    return undefined;
  }
  return fields;
}
