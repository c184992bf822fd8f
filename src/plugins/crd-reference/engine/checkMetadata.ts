import {groupOf, type KnownKind} from './catalog';
import {MISSING, type ValueCheck} from './checkValue';
import {
  isDnsLabel,
  isDnsSubdomain,
  isLabelValue,
  isQualifiedName,
} from './formats';
import {
  entryOf,
  joinPath,
  keyOf,
  stringOf,
  type Fault,
  type ObjectValue,
  type Position,
  type SampleValue,
} from './value';

/** Kinds whose names must be DNS labels. */
const LABEL_NAMES = new Set(['Namespace', 'Service']);

/** Group of the kinds whose names can have any character of a path segment. */
const RBAC = 'rbac.authorization.k8s.io';

/**
 * Checks `metadata` as the API server does. A cluster-scoped object with a
 * namespace is an error too: the API server drops the namespace, but readers
 * would look for the object there.
 */
export function checkMetadata(
  manifest: ObjectValue,
  known: KnownKind,
  path: string,
  check: ValueCheck,
): void {
  const own = joinPath(path, 'metadata');
  const metadata = manifest.entries.get('metadata');
  const report: Report = (at, key, fault) => {
    check.report(at, `${own}.${key}`, fault);
  };
  if (metadata === undefined || metadata.type === 'null') {
    if (check.options.isPart) return;
    const fault = [MISSING, 'Add metadata with a name.'] as const;
    report(keyOf(metadata ?? manifest), 'name', fault);
    return;
  }
  check.check(metadata, check.options.metadata, own);
  checkNames(metadata, known, report, check);
  checkLabels(metadata, report, check);
}

type Report = (at: Position, key: string, fault: Fault) => void;

function checkNames(
  metadata: SampleValue,
  {apiVersion, kind, origin, isNamespaced}: KnownKind,
  report: Report,
  check: ValueCheck,
): void {
  const name = entryOf(metadata, 'name');
  const hasName = name ?? entryOf(metadata, 'generateName');
  if (hasName === undefined && !check.options.isPart) {
    const fault = [MISSING, 'Add a name.'] as const;
    report(keyOf(metadata), 'name', fault);
  }
  const expect = (key: string, isLabel: boolean): void => {
    const value = entryOf(metadata, key);
    const text = stringOf(value);
    if (value === undefined || text === undefined) return;
    const isValid = isLabel ? isDnsLabel : isDnsSubdomain;
    if (check.isUnknown(text) || isValid(text)) return;
    report(value.at, key, [
      `found ${JSON.stringify(text)}. Use up to ${isLabel ? 63 : 253} lowercase letters, digits${isLabel ? '' : ', `.`'} and \`-\`, starting and ending with a letter or digit`,
      nameRemedy(text),
    ]);
  };
  if (groupOf(apiVersion) !== RBAC) {
    expect('name', origin === 'kubernetes' && LABEL_NAMES.has(kind));
  }
  const namespace = entryOf(metadata, 'namespace');
  const text = stringOf(namespace);
  if (isNamespaced) expect('namespace', true);
  else if (namespace && text !== undefined && !check.isUnknown(text)) {
    report(namespace.at, 'namespace', [
      `${kind} is cluster-scoped and has no namespace`,
      'Remove namespace.',
    ]);
  }
}

function nameRemedy(name: string): string {
  const suggestion = name
    .toLowerCase()
    .replaceAll(/[^-a-z0-9.]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/gu, '');
  return suggestion === '' || suggestion === name
    ? 'Change the name.'
    : `Change the name, for example to ${suggestion}.`;
}

function checkLabels(
  metadata: SampleValue,
  report: Report,
  check: ValueCheck,
): void {
  for (const field of ['labels', 'annotations']) {
    const map = entryOf(metadata, field);
    if (map?.type !== 'object') continue;
    for (const [key, value] of map.entries) {
      const path = `${field}[${key}]`;
      if (!check.isUnknown(key) && !isQualifiedName(key)) {
        report(keyOf(value), path, [
          `found the key ${JSON.stringify(key)}, expected a name of at most 63 letters, digits, \`-\`, \`_\` and \`.\`, optionally after a DNS name and \`/\``,
          'Change the key.',
        ]);
      }
      const text = stringOf(value) ?? '';
      if (field === 'annotations' || check.isUnknown(text)) continue;
      if (isLabelValue(text)) continue;
      report(value.at, path, [
        `found ${JSON.stringify(text)}, expected at most 63 letters, digits, \`-\`, \`_\` and \`.\`, with a letter or digit at both ends`,
        'Change the value, or use an annotation.',
      ]);
    }
  }
}
