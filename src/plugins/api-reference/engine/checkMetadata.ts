import {
  checkValue,
  hasPlaceholder,
  isLeftOpen,
  type CheckContext,
} from './checkValue';
import {
  isDnsLabel,
  isDnsSubdomain,
  isLabelValue,
  isQualifiedName,
} from './formats';
import {
  entryOf,
  textOf,
  type ObjectEntry,
  type ObjectValue,
  type Position,
} from './value';

/** What a kind requires of its objects' names. */
export interface MetadataRules {
  readonly kind: string;
  readonly isNamespaced: boolean;
  /** `label` for kinds whose names become host names or labels. */
  readonly nameFormat: 'subdomain' | 'label';
}

/**
 * Checks `metadata` as the API server does. A cluster-scoped object with a
 * namespace is an error too: the API server drops the namespace, but readers
 * would look for the object there.
 */
export function checkMetadata(
  manifest: ObjectValue,
  rules: MetadataRules,
  path: string,
  at: Position,
  context: CheckContext,
): void {
  const own = path === '' ? 'metadata' : `${path}.metadata`;
  const entry = manifest.entries.get('metadata');
  const report = (
    where: ObjectEntry | undefined,
    key: string,
    what: string,
    remedy: string,
  ): void => {
    const value = where?.value;
    const isScalar = value?.type !== 'object' && value?.type !== 'array';
    context.problems.push({
      at: (isScalar ? value?.at : undefined) ?? where?.at ?? entry?.at ?? at,
      path: key === '' ? own : `${own}.${key}`,
      what,
      remedy,
    });
  };
  if (entry === undefined || entry.value.type === 'null') {
    if (!context.isPart) {
      report(
        undefined,
        'name',
        'the required field is missing',
        'Add metadata with a name.',
      );
    }
    return;
  }
  checkValue(entry.value, context.metadata, own, entry.at, context);
  checkNames(entry, rules, report, context);
  checkLabels(entry, report, context);
}

type Report = (
  where: ObjectEntry | undefined,
  key: string,
  what: string,
  remedy: string,
) => void;

function checkNames(
  {value: metadata}: ObjectEntry,
  {kind, isNamespaced, nameFormat}: MetadataRules,
  report: Report,
  context: CheckContext,
): void {
  const name = textOf(metadata, 'name');
  const hasName =
    entryOf(metadata, 'name') !== undefined ||
    entryOf(metadata, 'generateName') !== undefined;
  if (!hasName && !context.isPart) {
    report(undefined, 'name', 'the required field is missing', 'Add a name.');
  }
  const isName = nameFormat === 'label' ? isDnsLabel : isDnsSubdomain;
  if (name !== undefined && !standsForAny(name, context) && !isName(name)) {
    report(
      entryOf(metadata, 'name'),
      'name',
      `found ${JSON.stringify(name)}, expected at most ${nameFormat === 'label' ? 63 : 253} lower-case letters, digits${nameFormat === 'label' ? '' : ', `.`'} and \`-\`, with a letter or digit at both ends`,
      nameRemedy(name),
    );
  }
  const namespace = textOf(metadata, 'namespace');
  if (namespace === undefined || standsForAny(namespace, context)) return;
  if (!isNamespaced) {
    report(
      entryOf(metadata, 'namespace'),
      'namespace',
      `${kind} is cluster-scoped and has no namespace`,
      'Remove namespace.',
    );
  } else if (!isDnsLabel(namespace)) {
    report(
      entryOf(metadata, 'namespace'),
      'namespace',
      `found ${JSON.stringify(namespace)}, expected at most 63 lower-case letters, digits and \`-\`, with a letter or digit at both ends`,
      nameRemedy(namespace),
    );
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
  {value: metadata}: ObjectEntry,
  report: Report,
  context: CheckContext,
): void {
  for (const field of ['labels', 'annotations'] as const) {
    const map = entryOf(metadata, field)?.value;
    if (map?.type !== 'object') continue;
    for (const [key, entry] of map.entries) {
      if (!standsForAny(key, context) && !isQualifiedName(key)) {
        report(
          {
            at: entry.at,
            value: {type: 'object', entries: new Map(), at: entry.at},
          },
          `${field}[${key}]`,
          `found the key ${JSON.stringify(key)}, expected a name of at most 63 letters, digits, \`-\`, \`_\` and \`.\`, optionally after a DNS name and \`/\``,
          'Change the key.',
        );
      }
      const text =
        entry.value.type === 'string' ? String(entry.value.value) : '';
      if (field === 'annotations' || standsForAny(text, context)) continue;
      if (isLabelValue(text)) continue;
      report(
        entry,
        `${field}[${key}]`,
        `found ${JSON.stringify(text)}, expected at most 63 letters, digits, \`-\`, \`_\` and \`.\`, with a letter or digit at both ends`,
        'Change the value, or use an annotation.',
      );
    }
  }
}

function standsForAny(text: string, context: CheckContext): boolean {
  return (
    (context.allowsPlaceholders && hasPlaceholder(text)) ||
    isLeftOpen(text, context)
  );
}
