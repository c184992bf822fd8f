import type {CheckContext} from '../checkValue';
import {entryOf, joinPath, type ObjectValue, type SampleValue} from '../value';

const KINDS = new Set(['DaemonSet', 'Deployment', 'ReplicaSet', 'StatefulSet']);

/** The API server rejects a selector that doesn't match the object's pod template. */
export function checkSelector(
  manifest: ObjectValue,
  path: string,
  {problems, allowsTemplates}: CheckContext,
): void {
  const kind = entryOf(manifest, 'kind')?.value;
  if (kind?.type !== 'string' || !KINDS.has(String(kind.value))) return;
  const spec = entryOf(manifest, 'spec')?.value;
  const wanted = entryOf(
    entryOf(spec, 'selector')?.value,
    'matchLabels',
  )?.value;
  const template = entryOf(spec, 'template')?.value;
  const labels = entryOf(entryOf(template, 'metadata')?.value, 'labels')?.value;
  if (wanted?.type !== 'object') return;
  if (allowsTemplates && labels?.type === 'string') return;
  for (const [key, entry] of wanted.entries) {
    if (sameText(entry.value, entryOf(labels, key)?.value)) continue;
    problems.push({
      at: entry.at,
      path: joinPath(
        `${path === '' ? '' : `${path}.`}spec.selector.matchLabels`,
        key,
      ),
      what: 'the selector does not match the labels of the pod template',
      remedy: `Use the same ${key} in spec.template.metadata.labels.`,
    });
  }
}

function sameText(left: SampleValue, right: SampleValue | undefined): boolean {
  return (
    left.type === 'string' &&
    right?.type === 'string' &&
    left.value === right.value
  );
}
