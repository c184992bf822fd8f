/**
 * The anchor of a field: its path in lower case, joined by `-`. `[]` is dropped,
 * or `-item` at the end; `<key>` becomes `key`:
 * `spec.containers.<key>.env[].name` → `spec-containers-key-env-name`.
 */
export function fieldAnchor(path: string): string {
  return path
    .replace(/\[\]$/u, '.item')
    .replaceAll('[]', '')
    .replaceAll('<key>', 'key')
    .split('.')
    .map((part) => part.toLowerCase().replaceAll(/[^a-z0-9_]+/gu, '-'))
    .join('-');
}
