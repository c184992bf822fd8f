import {valuesOf} from '../shell/readArguments';
import {isUnknown} from '../shell/shellContext';

import {each, has, type FlowEvent, type Tool} from './events';

/** What helm's commands do with a release, and at which argument its name is. */
const RELEASES: Readonly<
  Record<string, readonly [does: FlowEvent['does'], at: number]>
> = {
  install: ['makes', 1],
  upgrade: ['needs', 1],
  uninstall: ['removes', 1],
  delete: ['removes', 1],
  rollback: ['needs', 1],
  history: ['needs', 1],
  status: ['needs', 1],
  test: ['needs', 1],
  get: ['needs', 2],
};

/** Events of `helm …`. */
export const helmEvents: Tool = (call, {charts}) => {
  const [verb, second] = call.arguments.map(({text}) => text);
  const contexts = valuesOf(call.words, '--kube-context');
  const events = each('needs', 'context', contexts);
  if (verb === 'repo' && second === 'add') {
    return each('makes', 'repository', call.arguments.slice(2, 3));
  }
  const [usual, at] = RELEASES[verb ?? ''] ?? [];
  if (usual === undefined || at === undefined) return events;
  const isInstall = verb === 'install' || has(call, '--install', '-i');
  const does = isInstall ? 'makes' : usual;
  const makesNamespace = isInstall && has(call, '--create-namespace');
  const namespaces = valuesOf(call.words, '-n', '--namespace').at(-1)
    ?.values ?? ['default'];
  const chart = call.arguments[at + 1];
  const packed = chartName(chart?.values[0] ?? '');
  const isReady =
    !isInstall ||
    has(call, '--wait', '--atomic') ||
    charts?.waiting.includes(packed) === true;
  const started = [packed, ...(charts?.values[packed]?.subcharts ?? [])];
  const releases = call.arguments.slice(
    at,
    does === 'removes' ? undefined : at + 1,
  );
  for (const {values, offset} of releases) {
    for (const [index, name] of values.entries()) {
      // In a loop, the names of a release and of its namespace change together.
      const namespace =
        namespaces[namespaces.length === values.length ? index : 0] ?? '';
      const within = isUnknown(namespace) ? undefined : namespace;
      const isNew = verb === 'install';
      const add = (event: Omit<FlowEvent, 'offset'>): void => {
        events.push({...event, offset});
      };
      if (within !== undefined && does !== 'removes') {
        const how = makesNamespace ? 'makes' : 'needs';
        add({does: how, what: 'namespace', name: within, isNew});
      }
      if (isUnknown(name)) continue;
      add({does, what: 'release', name, within, isNew});
      if (!isReady)
        add({does: 'makes', what: 'start', name: within, charts: started});
    }
  }
  const repository = /^([\w-]+)\/[\w-]+$/u.exec(chart?.text ?? '')?.[1];
  if (isInstall && chart && repository !== undefined) {
    const {offset} = chart;
    events.push({does: 'needs', what: 'repository', name: repository, offset});
  }
  return events;
};

/** `oci://registry/name` and `charts/name-1.2.3.tgz` → `name` */
function chartName(chart: string): string {
  const name = chart.split('/').at(-1) ?? '';
  return name.replace(/-\d+\.\d+\.\d+[^/]*\.tgz$/u, '');
}
