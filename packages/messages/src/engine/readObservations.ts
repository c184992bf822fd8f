import {isRecord} from '@openchoreo/page-tools/isRecord';

import type {StatusObject, Condition} from './parseObjects';
import {plainText} from './plainText';

/** An object of the cluster, as far as a text names it. */
export interface ObjectName {
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string | undefined;
}

/** A condition, an event or a line that may have a message. */
export interface Observation {
  /** Plain text. */
  readonly text: string;
  /** First line in the pasted text; starts at 1. */
  readonly line: number;
  readonly object?: ObjectName | undefined;
  readonly condition?: string | undefined;
  readonly status?: string | undefined;
  readonly reason?: string | undefined;
  /** Whether it says that something works. */
  readonly isGood?: boolean;
}

/** What a pasted text is. */
export type TextKind =
  'objects' | 'description' | 'events' | 'response' | 'lines';

/** A pasted text, taken apart. */
export interface Pasted {
  readonly kind: TextKind;
  readonly observations: readonly Observation[];
  /** Objects with the names of others that they depend on. */
  readonly objects: readonly {
    readonly object: ObjectName;
    readonly uses: ReadonlySet<string>;
  }[];
}

/** Conditions that are bad news when they are true. */
const BAD_IF_TRUE = /Finaliz|Degraded|Failed|Pressure|Error|Suspended/u;

/** A row of `kubectl get events`, with or without the namespace. */
const EVENT =
  /^(?:\S+\s+)?(?:<unknown>|\d+\S*)\s+(?<type>Normal|Warning)\s+(?<reason>\S+)\s+(?<kind>[a-z]+)\/(?<name>\S+)\s+(?<message>.+)$/u;

/** An event at the end of `kubectl describe`. */
const DESCRIBED_EVENT =
  /^\s+(?<type>Normal|Warning)\s+(?<reason>\S+)\s+(?:<unknown>|\d.*?)\s{2,}\S+\s{2,}(?<message>.+)$/u;

/** A key of `kubectl describe` with a text. */
const DESCRIBED = /^(?<indent>\s*)(?<key>[A-Z][\w ]*):\s*(?<value>.*)$/u;

/**
 * Takes apart what a reader pasted, of up to a megabyte.
 *
 * @param objects - What `parseObjects` found in it.
 */
export function readObservations(
  text: string,
  objects: readonly StatusObject[],
): Pasted {
  if (objects.length > 0) return fromObjects(objects);
  const plain = plainText(text);
  const lines = plain.split('\n');
  if (lines.some((line) => /^Kind:\s+\S/u.test(line))) return described(lines);
  const events = lines.flatMap(eventOf);
  const isTable = events.length > 0 && events.length >= lines.length / 4;
  return {
    kind: isTable
      ? 'events'
      : /^\s*\{/u.test(plain) && /"(?:code|error)"/u.test(plain)
        ? 'response'
        : 'lines',
    observations: isTable ? events : lines.flatMap(lineOf),
    objects: [],
  };
}

function fromObjects(found: readonly StatusObject[]): Pasted {
  return {
    kind: 'objects',
    observations: found.flatMap((item) =>
      item.conditions.map((condition) => observed(condition, nameOf(item), 1)),
    ),
    objects: found.map((item) => ({
      object: nameOf(item),
      uses: new Set(namesIn(item.spec)),
    })),
  };
}

function nameOf({kind, name, namespace}: StatusObject): ObjectName {
  return {kind, name, namespace};
}

function observed(
  {type, status, reason, message}: Condition,
  object: ObjectName | undefined,
  line: number,
): Observation {
  return {
    text: plainText([reason, message].filter(Boolean).join(': ')),
    line,
    object,
    condition: type,
    status,
    reason,
    isGood: (status === 'True') !== BAD_IF_TRUE.test(type),
  };
}

/** Every text below keys that end in `Name`, `Ref` or `Refs`, and of owners. */
function namesIn(value: unknown, isName = false): string[] {
  if (typeof value === 'string') return isName ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, isName));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    namesIn(one, isName || /Name$|Refs?$|^(?:owner|environment)$/u.test(key)),
  );
}

function described(lines: readonly string[]): Pasted {
  const observations: Observation[] = [];
  const objects: Pasted['objects'][number][] = [];
  let name = '';
  let namespace: string | undefined;
  let object: ObjectName | undefined;
  let condition: Record<string, string> = {};
  let start = 0;
  const finish = (): void => {
    const {type, status, reason, message} = condition;
    if (type !== undefined && status !== undefined) {
      observations.push(
        observed({type, status, reason, message}, object, start),
      );
    }
    condition = {};
  };
  for (const [index, line] of lines.entries()) {
    const event = DESCRIBED_EVENT.exec(line)?.groups;
    if (event) {
      finish();
      observations.push(happened(event, object, index + 1));
      continue;
    }
    const groups = DESCRIBED.exec(line)?.groups ?? {};
    const {indent = '', key = '', value = ''} = groups;
    if (indent === '' && key === 'Name') name = value;
    if (indent === '' && key === 'Namespace') namespace = value || undefined;
    if (indent === '' && key === 'Kind') {
      object = {kind: value, name, namespace};
      objects.push({object, uses: new Set()});
    }
    const field = key.toLowerCase();
    if (indent !== '' && /^(?:type|status|reason|message)$/u.test(field)) {
      if (condition[field] !== undefined) finish();
      if (Object.keys(condition).length === 0) start = index + 1;
      condition[field] = value;
      if (field === 'type') finish();
    } else if (key === '' && condition['message'] !== undefined) {
      // A long message goes on in the next line.
      condition['message'] += ` ${line.trim()}`;
    }
  }
  finish();
  return {kind: 'description', observations, objects};
}

function eventOf(line: string, index: number): Observation[] {
  const groups = EVENT.exec(line.trim())?.groups;
  if (!groups) return [];
  const {kind = '', name = ''} = groups;
  return [happened(groups, {kind, name}, index + 1)];
}

function happened(
  event: Readonly<Record<string, string | undefined>>,
  object: ObjectName | undefined,
  line: number,
): Observation {
  const {type, reason, message = ''} = event;
  const text = `${reason ?? ''}: ${message}`;
  return {text, line, object, reason, isGood: type === 'Normal'};
}

/** A terminal may have wrapped a message, so each line is read with the next. */
function lineOf(
  line: string,
  index: number,
  lines: readonly string[],
): Observation[] {
  const next = lines[index + 1] ?? '';
  return line.trim() === ''
    ? []
    : [{text: `${line.slice(0, 2000)} ${next.slice(0, 500)}`, line: index + 1}];
}
