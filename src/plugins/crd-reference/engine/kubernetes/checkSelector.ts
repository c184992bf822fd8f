import type {ValueCheck} from '../checkValue';
import {
  entryOf,
  joinPath,
  keyOf,
  stringOf,
  textOf,
  type ObjectValue,
  type SampleValue,
} from '../value';

const KINDS = new Set(['DaemonSet', 'Deployment', 'ReplicaSet', 'StatefulSet']);

/** Rejects a selector that doesn't match the pod template, as the API server does. */
export function checkSelector(
  manifest: ObjectValue,
  path: string,
  check: ValueCheck,
): void {
  if (!KINDS.has(textOf(manifest, 'kind') ?? '')) return;
  const at = (...keys: string[]): SampleValue | undefined =>
    keys.reduce<SampleValue | undefined>(entryOf, manifest);
  const wanted = at('spec', 'selector', 'matchLabels');
  const labels = at('spec', 'template', 'metadata', 'labels');
  if (wanted?.type !== 'object') return;
  if (check.options.allowsTemplates && labels?.type === 'string') return;
  const parent = `${joinPath(path, 'spec')}.selector.matchLabels`;
  for (const [key, value] of wanted.entries) {
    const text = stringOf(value);
    if (text !== undefined && text === textOf(labels, key)) continue;
    check.report(keyOf(value), joinPath(parent, key), [
      'the selector does not match the labels of the pod template',
      `Use the same ${key} in spec.template.metadata.labels.`,
    ]);
  }
}
