import {isRecord} from '@openchoreo/page-tools/isRecord';

import {valuesOf} from '../shell/readArguments';
import type {ShellWord} from '../shell/readShell';

import {
  each,
  has,
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
      return each('makes', 'image', valuesOf(call.words, '-t', '--tag'));
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
          : each('makes', 'container', valuesOf(call.words, '--name'))),
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
  const [verb, object, ...rest] = call.arguments;
  const named = valuesOf(call.words, '--name', '-n');
  switch (`${verb?.text ?? ''} ${object?.text ?? ''}`) {
    case 'create cluster': {
      const {config, name} = configured(call, 'kind', context);
      const {offset} = call;
      const opened = portsOf(config).map((port): FlowEvent => ({
        ...{does: 'makes', what: 'port', name: port, offset},
      }));
      return [...clusters(call, 'makes', 'kind', named, name), ...opened];
    }
    case 'delete cluster':
      return clusters(call, 'removes', 'kind', named, 'kind');
    case 'delete clusters':
      return clusters(call, 'removes', 'kind', rest);
    case 'load docker-image':
      return [
        ...each('needs', 'cluster', named),
        ...each('needs', 'image', rest),
      ];
    default:
      return each('needs', 'cluster', named);
  }
};

/** Events of `k3d …`. */
export const k3dEvents: Tool = (call, context) => {
  const [object, verb, ...rest] = call.arguments;
  switch (`${object?.text ?? ''} ${verb?.text ?? ''}`) {
    case 'cluster create': {
      const {name} = configured(call, 'k3s-default', context);
      return [
        ...clusters(call, 'makes', 'k3d', rest, name),
        ...ports(call, '-p', '--port'),
      ];
    }
    case 'cluster delete':
      return clusters(call, 'removes', 'k3d', rest, 'k3s-default');
    case 'image import':
      return each('needs', 'image', rest);
    default:
      return object?.text === 'kubeconfig'
        ? each('needs', 'cluster', rest)
        : [];
  }
};

/** The configuration of a cluster; its name, if it can be known. */
function configured(
  call: ToolCall,
  usual: string,
  {textOf}: FlowContext,
): {readonly config: unknown; readonly name: string | undefined} {
  const file = valuesOf(call.words, '--config')[0]?.text;
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

/** Clusters, each with its context and the container of its first node. */
function clusters(
  call: ToolCall,
  does: FlowEvent['does'],
  tool: 'kind' | 'k3d',
  words: readonly ShellWord[],
  usual?: string,
): FlowEvent[] {
  const {offset} = call;
  const given = words.flatMap(({values}) => values);
  const names = has(call, '--all', '-a', '-A') ? [undefined] : given;
  return (names.length === 0 ? [usual] : names).flatMap((name): FlowEvent[] => {
    const context = name && `${tool}-${name}`;
    const node =
      tool === 'k3d'
        ? context && `${context}-server-0`
        : name && `${name}-control-plane`;
    return [
      {does, what: 'cluster', name, offset, isNew: true},
      {does, what: 'context', name: context, offset, isNew: true},
      {does, what: 'container', name: node, offset, isOwned: true},
    ];
  });
}

/** Ports of the machine in `8080:80`, `127.0.0.1:8080:80` and `8080:80@loadbalancer`. */
function ports(call: ToolCall, ...options: readonly string[]): FlowEvent[] {
  const words = valuesOf(call.words, ...options);
  return each('makes', 'port', words, {}, (value) => value.split(':').at(-2));
}

/** `extraPortMappings` of a kind configuration. */
function portsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(portsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'hostPort' ? [String(inner)] : portsOf(inner),
  );
}
