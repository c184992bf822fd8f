import {kindOfResource} from '../../engine/catalog';
import type {ShellWord} from '../shell/readShell';
import {valuesOf} from '../shell/readArguments';
import {isUnknown} from '../shell/shellContext';

import {
  each,
  has,
  type FlowContext,
  type FlowEvent,
  type Thing,
  type Tool,
  type ToolCall,
} from './events';
import {manifestEvents} from './manifestEvents';

type Command = (
  call: ToolCall,
  rest: readonly ShellWord[],
  context: FlowContext,
) => FlowEvent[];

/** What each command of kubectl makes, needs and removes, beside its options. */
const COMMANDS: Readonly<Record<string, Command>> = {
  apply: (call, _rest, context) => files(call, 'makes', context),
  replace: (call, _rest, context) => files(call, 'makes', context),
  create: (call, rest, context) => [
    ...files(call, 'makes', context),
    ...created(call, rest, context),
  ],
  delete: (call, rest, context) => [
    ...files(call, 'removes', context),
    ...named('removes', call, rest, context),
  ],
  get: (call, rest, context) => named('needs', call, rest, context),
  describe: (call, rest, context) => named('needs', call, rest, context),
  patch: (call, rest, context) => named('needs', call, rest, context),
  label: (call, rest, context) => {
    const set = rest.filter(({text}) => text.includes('='));
    return [
      ...named('needs', call, rest, context),
      ...each('makes', 'label', set, {}, (value) => value.split('=')[0]),
    ];
  },
  exec: (call) => pods(call, 'needs'),
  'port-forward': (call, [, ...words]) => [
    ...pods(call, 'needs'),
    // Nothing answers at the port before.
    ...each(
      'makes',
      'port',
      words,
      {isNew: true},
      (value) => value.split(':')[0],
    ),
  ],
  rollout: (call, [verb]) =>
    verb?.text === 'status' ? pods(call, 'removes') : [],
  wait: (call, rest, context) => {
    switch (valuesOf(call.words, '--for')[0]?.text) {
      case 'delete':
        return [];
      case 'create':
        return named('makes', call, rest, context).flatMap((event) => [
          {...event, isOwned: true},
          // What exists only now can't answer yet.
          {...event, what: 'application', name: undefined},
        ]);
      default: {
        const waited = named('needs', call, rest, context);
        return [
          ...waited.map((event) => ({...event, isSudden: true})),
          ...pods(call, 'removes'),
        ];
      }
    }
  },
  config: (call, [verb, ...names]) => {
    const [needed, made] = [
      each('needs', 'context', names.slice(0, 1)),
      each('makes', 'context', names.slice(-1)),
    ];
    switch (verb?.text) {
      case 'use-context':
        return needed;
      case 'set-context':
        return has(call, '--current') ? [] : made;
      case 'rename-context':
        return [...needed, ...made];
      default:
        return [];
    }
  },
};

/** Events of `kubectl …`. */
export const kubectlEvents: Tool = (call, context) => {
  const [verb, ...rest] = call.arguments;
  const isRemoval = verb?.text === 'delete';
  const selectors = valuesOf(call.words, '-l', '--selector').map((word) => ({
    ...word,
    values: word.values.flatMap((value) =>
      value.split(',').map((pair) => pair.split(/[=!\s]/u)[0] ?? ''),
    ),
  }));
  return [
    ...each('needs', 'context', valuesOf(call.words, '--context')),
    ...(isRemoval ? [] : each('needs', 'namespace', namespaces(call))),
    ...each('needs', 'label', selectors),
    ...(COMMANDS[verb?.text ?? '']?.(call, rest, context) ?? []),
  ];
};

/** Namespaces of the command; those of a program after `--` are its own. */
function namespaces(call: ToolCall): readonly ShellWord[] {
  const end = call.words.findIndex(({text}) => text === '--');
  const words = end === -1 ? call.words : call.words.slice(0, end);
  return valuesOf(words, '-n', '--namespace');
}

function namespaceOf(call: ToolCall): string | undefined {
  const [name] = namespaces(call).at(-1)?.values ?? ['default'];
  return name === undefined || isUnknown(name) ? undefined : name;
}

/** The objects in the files of a command. */
function files(
  call: ToolCall,
  does: 'makes' | 'removes',
  context: FlowContext,
): FlowEvent[] {
  return valuesOf(call.words, '-f', '--filename').flatMap((word) =>
    word.values.flatMap((file) => {
      const text = file === '-' ? call.input?.text : context.textOf(file);
      return text === undefined
        ? []
        : manifestEvents(text, does, namespaceOf(call), word.offset, context);
    }),
  );
}

/** `create namespace shop`, `create secret generic token`, `create role reader` */
function created(
  call: ToolCall,
  [type, ...rest]: readonly ShellWord[],
  context: FlowContext,
): FlowEvent[] {
  const kind = kindOf(type, context);
  if (kind === undefined) return [];
  const [name] = kind === 'Secret' ? rest.slice(1) : rest;
  // `create --dry-run -o yaml | apply` replaces what is there.
  const isNew = !has(call, '--dry-run');
  return name === undefined
    ? []
    : thing('makes', kind, [name], {within: namespaceOf(call), isNew});
}

/** `secret a b`, `secret/a`; without names, or with `--all`, all of a kind. */
function named(
  does: FlowEvent['does'],
  call: ToolCall,
  rest: readonly ShellWord[],
  context: FlowContext,
): FlowEvent[] {
  const within = namespaceOf(call);
  if (does === 'needs' && has(call, '--ignore-not-found')) return [];
  const pairs = rest.filter(
    ({text}) => text.includes('/') && !text.includes('='),
  );
  if (pairs.length > 0) {
    return pairs.flatMap((word) => {
      const kind = kindOf(word, context);
      const nameOf = (value: string) => value.split('/')[1];
      return kind === undefined
        ? []
        : thing(does, kind, [word], {within}, nameOf);
    });
  }
  const [types, ...words] = rest.filter(({text}) => !text.includes('='));
  const names = words.filter(({text}) => !text.endsWith('-'));
  return (types?.values ?? [])
    .flatMap((value) => value.split(','))
    .flatMap((type) => {
      const kind = types && kindOf({...types, values: [type]}, context);
      if (kind === undefined) return [];
      if (names.length > 0) return thing(does, kind, names, {within});
      if (does === 'needs' || !has(call, '--all', '-l', '--selector'))
        return [];
      const {offset} = call;
      const name = kind === 'Secret' ? undefined : `${kind}/`;
      return [{does, what: thingOf(kind), name, within, offset}];
    });
}

function thingOf(kind: string): Thing {
  if (kind === 'Namespace') return 'namespace';
  return kind === 'Secret' ? 'secret' : 'object';
}

function thing(
  does: FlowEvent['does'],
  kind: string,
  names: readonly ShellWord[],
  more: Partial<FlowEvent>,
  nameOf: (value: string) => string | undefined = String,
): FlowEvent[] {
  const what = thingOf(kind);
  const rest = what === 'namespace' ? {...more, within: undefined} : more;
  return each(does, what, names, rest, (value) =>
    what === 'object' ? `${kind}/${nameOf(value) ?? ''}` : nameOf(value),
  );
}

function kindOf(
  word: ShellWord | undefined,
  {catalog}: FlowContext,
): string | undefined {
  const type = word?.values[0]?.split('/')[0] ?? '';
  return kindOfResource(type, catalog)?.kind;
}

/** The pods of the command's namespace, or of all. */
function pods(call: ToolCall, does: FlowEvent['does']): FlowEvent[] {
  const {offset} = call;
  const name = namespaces(call).at(-1)?.values[0];
  const started: FlowEvent = {does, what: 'start', name, offset};
  return does === 'removes'
    ? [started, {does, what: 'application', offset}]
    : [started];
}
