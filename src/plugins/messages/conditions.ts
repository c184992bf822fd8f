/** A condition of an object, in YAML, JSON or the output of `kubectl describe`. */
export interface Condition {
  readonly type: string;
  /** Whether it says that something doesn't work. */
  readonly isBad: boolean;
  /** In ISO 8601, so that later ones come later in the alphabet; may be empty. */
  readonly lastTransition: string;
  /** The lines of its fields, counted from 0. */
  readonly firstLine: number;
  readonly lastLine: number;
}

/** Conditions that are bad news when they are true. */
const BAD_IF_TRUE = /Finaliz|Remaining|Degraded|Fail|Pressure|Error|Suspended/u;

/** A key with a value: `- type: Ready`, `"type": "Ready",`, `Type:  Ready`. */
const FIELD = /^\s*(?:- )?"?([A-Za-z][\w ]*?)"?:(.*)$/u;

const KEYS = ['type', 'status', 'reason', 'message', 'lasttransitiontime'];

/** Finds the conditions in the lines of a text. */
export function readConditions(lines: readonly string[]): Condition[] {
  const conditions: Condition[] = [];
  let fields = new Map<string, string>();
  let firstLine = 0;
  let lastLine = 0;
  const finish = (): void => {
    const condition = conditionOf(fields, firstLine, lastLine);
    if (condition) conditions.push(condition);
    fields = new Map();
  };
  for (const [index, line] of lines.entries()) {
    const [, name = '', rest = ''] = FIELD.exec(line) ?? [];
    const key = name.toLowerCase().replaceAll(' ', '');
    if (fields.has(key) || key === 'conditions') finish();
    const value = valueOf(rest);
    if (KEYS.includes(key) && value !== '') {
      if (fields.size === 0) firstLine = index;
      fields.set(key, value);
      lastLine = index;
    } else if (key === '' && lastLine === index - 1 && /^\s+\S/u.test(line)) {
      // A long message goes on in the next line.
      lastLine = index;
    }
  }
  finish();
  return conditions;
}

function conditionOf(
  fields: ReadonlyMap<string, string>,
  firstLine: number,
  lastLine: number,
): Condition | undefined {
  const type = fields.get('type');
  const status = fields.get('status');
  if (type === undefined || status === undefined) return undefined;
  const isBad = (status === 'True') === BAD_IF_TRUE.test(type);
  const lastTransition = fields.get('lasttransitiontime') ?? '';
  return {type, isBad, lastTransition, firstLine, lastLine};
}

/** A value without the quotation marks and the comma of JSON. */
function valueOf(rest: string): string {
  return rest.trim().replace(/,$/u, '').replaceAll('"', '');
}
