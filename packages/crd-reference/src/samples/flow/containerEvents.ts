import {isRecord} from '@openchoreo/page-tools/isRecord';

import type {ShellWord} from '../shell/readShell';

import {
  each,
  has,
  valuesOf,
  type FlowEvent,
  type FlowContext,
  type Tool,
  type ToolCall,
} from './events';
import {readManifests} from './manifestEvents';

/** Events of `docker …`. */
export const dockerEvents: Tool = (call) => {
  const [verb, ...rest] = call.arguments;
  switch (verb?.text) {
    case 'build':
      return each('makes', 'image', valuesOf(call, '-t', '--tag'));
    case 'pull':
      return each('makes', 'image', rest);
    case 'tag':
      return [
        ...each('needs', 'image', rest.slice(0, 1)),
        ...each('makes', 'image', rest.slice(1)),
      ];
    case 'push':
      return each('needs', 'image', rest);
    case 'run':
    case 'create':
      return [
        ...(has(call, '--rm')
          ? []
          : each('makes', 'container', valuesOf(call, '--name'))),
        ...ports(call, '-p', '--publish'),
      ];
    case 'rm':
      return each('removes', 'container', rest);
    case 'exec':
    case 'start':
    case 'stop':
      return each('needs', 'container', rest.slice(0, 1));
    default:
      return [];
  }
};

/** Events of `kind …`: a cluster `name` has the context `kind-name`. */
export const kindEvents: Tool = (call, context) => {
  const [verb, object, ...rest] = call.arguments.map(({text}) => text);
  const named = valuesOf(call, '--name', '-n');
  const {offset} = call;
  if (verb === 'create' && object === 'cluster') {
    const {config, name} = configured(call, 'kind', context);
    const hosted = portsOf(config).map((port) => ({
      does: 'makes' as const,
      what: 'port' as const,
      name: port,
      offset,
    }));
    return [
      ...cluster('makes', named[0]?.values[0] ?? name, 'kind', offset),
      ...hosted,
    ];
  }
  if (verb === 'delete') {
    const names =
      object === 'clusters' ? rest : named.flatMap(({values}) => values);
    return (names.length === 0 ? ['kind'] : names).flatMap((name) =>
      cluster(
        'removes',
        has(call, '--all', '-A') ? undefined : name,
        'kind',
        offset,
      ),
    );
  }
  const used = each('needs', 'cluster', named);
  return verb === 'load' && object === 'docker-image'
    ? [...used, ...each('needs', 'image', call.arguments.slice(2))]
    : used;
};

/** Events of `k3d …`. */
export const k3dEvents: Tool = (call, context) => {
  const [object, verb, ...rest] = call.arguments;
  const {offset} = call;
  if (object?.text === 'cluster' && verb?.text === 'create') {
    const {name} = configured(call, 'k3s-default', context);
    return [
      ...cluster('makes', rest[0]?.values[0] ?? name, 'k3d', offset),
      ...ports(call, '-p', '--port'),
    ];
  }
  if (object?.text === 'cluster' && verb?.text === 'delete') {
    const names =
      rest.length === 0 ? ['k3s-default'] : rest.flatMap(({values}) => values);
    return names.flatMap((name) =>
      cluster(
        'removes',
        has(call, '--all', '-a') ? undefined : name,
        'k3d',
        offset,
      ),
    );
  }
  return object?.text === 'image' && verb?.text === 'import'
    ? each('needs', 'image', rest)
    : each('needs', 'cluster', object?.text === 'kubeconfig' ? rest : []);
};

/** The configuration of a cluster; its name, if it can be known. */
function configured(
  call: ToolCall,
  usual: string,
  {textOf}: FlowContext,
): {readonly config: unknown; readonly name: string | undefined} {
  const file = valuesOf(call, '--config')[0]?.text;
  if (file === undefined) return {config: undefined, name: usual};
  const text = file === '-' ? call.input?.text : textOf(file);
  // A file that the page doesn't show may have any name.
  if (text === undefined) return {config: undefined, name: undefined};
  const [config = {}] = readManifests(text);
  const {name = usual} = isRecord(config['metadata'])
    ? config['metadata']
    : config;
  return {config, name: typeof name === 'string' ? name : undefined};
}

function cluster(
  does: FlowEvent['does'],
  name: string | undefined,
  tool: 'kind' | 'k3d',
  offset: number,
): FlowEvent[] {
  const [context, node] =
    name === undefined
      ? []
      : tool === 'kind'
        ? [`kind-${name}`, `${name}-control-plane`]
        : [`k3d-${name}`, `k3d-${name}-server-0`];
  return [
    {does, what: 'cluster', name, offset, isNew: true},
    {does, what: 'context', name: context, offset, isNew: true},
    {does, what: 'container', name: node, offset, isOwned: true},
  ];
}

/** Ports of the machine in `8080:80`, `127.0.0.1:8080:80` and `8080:80@loadbalancer`. */
function ports(call: ToolCall, ...options: readonly string[]): FlowEvent[] {
  return valuesOf(call, ...options).flatMap((word) =>
    each('makes', 'port', [
      withValues(word, (value) => value.split(':').at(-2) ?? ''),
    ]),
  );
}

/** The same word with other values. */
export function withValues(
  word: ShellWord,
  change: (value: string) => string,
): ShellWord {
  return {...word, values: word.values.map(change)};
}

/** `extraPortMappings` of a kind configuration. */
function portsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(portsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'hostPort' ? [String(inner)] : portsOf(inner),
  );
}
