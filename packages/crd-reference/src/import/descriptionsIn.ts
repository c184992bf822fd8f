import {isRecord} from '@openchoreo/page-tools/isRecord';

import {safeMarkdown} from './safeMarkdown';

/**
 * The descriptions in the schema of a definition, as Markdown that any page can
 * show.
 *
 * @param schema - The `openAPIV3Schema` of a version, as it was read.
 * @returns Field path → Markdown; `''` is the kind itself.
 */
export function descriptionsIn(schema: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: unknown, path: string): void => {
    if (!isRecord(node)) return;
    const {description, properties, items, additionalProperties} = node;
    const text =
      typeof description === 'string' ? safeMarkdown(description) : '';
    if (text !== '') found.set(path, text);
    for (const [name, child] of Object.entries(properties ?? {})) {
      visit(child, path === '' ? name : `${path}.${name}`);
    }
    visit(items, `${path}[]`);
    visit(additionalProperties, `${path}.<key>`);
  };
  visit(schema, '');
  return found;
}
