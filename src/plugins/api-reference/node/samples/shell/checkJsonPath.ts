import {nearest} from '../../../../../lib/nearest';
import type {KnownKind} from '../catalog';
import {fieldSchema} from '../fieldPath';
import {partShapeOf} from '../freeForm';

type Report = (what: string, remedy: string) => void;

/**
 * Checks the fields that a JSONPath template of kubectl names. What follows a
 * filter or a recursive descent is left alone, as are ranges over lists of
 * objects whose kind is not the command's.
 *
 * @param isOne - Whether the command prints one object, not a list.
 */
export function checkJsonPath(
  template: string,
  known: KnownKind,
  isOne: boolean,
  report: Report,
): void {
  if (known.schema === undefined) return;
  let range: string | undefined;
  for (const expression of expressionsOf(template, report)) {
    const ranged = /^range\s+(?<path>\S.*)$/u.exec(expression)?.groups?.[
      'path'
    ];
    if (expression === 'end') {
      range = undefined;
    } else if (ranged !== undefined) {
      range = checkPath(ranged, '', known, isOne, report);
    } else if (/^[.$@[]/u.test(expression)) {
      checkPath(expression, range ?? '', known, isOne, report);
    }
  }
}

/** The parts in braces; quoted text inside them stands for itself. */
function expressionsOf(template: string, report: Report): string[] {
  const expressions: string[] = [];
  let current: string | undefined;
  let quote: string | undefined;
  for (const character of template) {
    if (current === undefined) {
      if (character === '{') current = '';
      continue;
    }
    if (quote !== undefined) {
      if (character === quote) quote = undefined;
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '}') {
      expressions.push(current.trim());
      current = undefined;
      continue;
    }
    current += character;
  }
  if (current !== undefined) {
    report('a brace of the JSONPath is not closed', 'Close it with `}`.');
  }
  return expressions;
}

/** @returns The path with the range, for the paths inside it. */
function checkPath(
  expression: string,
  range: string,
  known: KnownKind,
  isOne: boolean,
  report: Report,
): string {
  const own = expression.replace(/^[$@]/u, '').replace(/^\./u, '');
  // `..name` finds a field wherever it is.
  if (own.startsWith('.') || own.includes('..')) return '';
  const full = range === '' ? own : `${range}.${own}`;
  const fields = full
    .replaceAll(/\[\?\([^)]*\)\]/gu, '[]')
    .replaceAll(/\[(?:\*|-?\d*(?::-?\d*)*)\]/gu, '[]')
    .replaceAll('\\.', '\u{F8FE}')
    .replace(/^items\[\]\.?/u, '')
    .replace(/^\[\]\.?/u, '');
  if (!isOne && fields === full && !full.startsWith('items')) {
    report(
      `the command prints a list, which has no ${full.split('.')[0] ?? ''}`,
      `Begin with .items[*], or name one ${known.kind}.`,
    );
    return full;
  }
  if (fields === '' || /^(?:apiVersion|kind|metadata)\b/u.test(fields)) {
    return full;
  }
  const path = fields
    .split('.')
    .map((step) => (step.includes('\u{F8FE}') ? `[${step}]` : step))
    .join('.')
    .replaceAll('.[', '[')
    .replaceAll('\u{F8FE}', '.');
  const problem = unknownField(path, known);
  if (problem !== undefined) report(problem.what, problem.remedy);
  return full;
}

function unknownField(
  path: string,
  known: KnownKind,
): {readonly what: string; readonly remedy: string} | undefined {
  let found = fieldSchema(known.schema ?? {}, path);
  if (found.status === 'open') {
    const shape = partShapeOf(known.kind, found.path);
    if (shape !== undefined) found = fieldSchema(shape, found.rest);
  }
  if (found.status !== 'unknown') return undefined;
  const near = nearest(found.step, found.allowed);
  return {
    what: `${known.kind} has no field ${path}: no ${found.step}${found.path === '' ? '' : ` in ${found.path}`}`,
    remedy:
      near === undefined
        ? `There are: ${found.allowed.slice(0, 20).join(', ')}.`
        : `Did you mean ${near}?`,
  };
}
