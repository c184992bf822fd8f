import {parse} from '@marcbachmann/cel-js';
import fc from 'fast-check';
import {expect, test} from 'vitest';

import {brokenRules, withDefaults} from '../engine/checkRules';
import {readDocuments} from '../engine/readDocuments';
import {ruleHolds} from '../engine/rules';
import type {Fault, PlainValue} from '../engine/value';

import {parseRule} from './parseRule';

function problemsOf(text: string, rule: string): Fault[] {
  const [value] = readDocuments(text).documents;
  const parsed = parseRule(rule);
  if (value === undefined) throw new Error('no value');
  return brokenRules(
    value,
    {
      type: 'object',
      properties: {
        port: {type: 'integer', default: 80},
        namespace: {type: 'string'},
        'a-b': {type: 'string'},
      },
      'x-kubernetes-validations': [{rule, message: 'no'}],
    },
    new Map(parsed && [[rule, parsed]]),
  );
}

test.each([
  ['a default is filled in', 'a-b: c', 'self.port == 80', true],
  ['an integer is a CEL integer', 'port: 8080', 'self.port < 1024', false],
  ['an escaped name', 'namespace: a', "self.__namespace__ == 'a'", true],
  ['a reserved name as it is', 'namespace: a', "self.namespace == 'a'", true],
  ['a dash is escaped', 'a-b: c', "self.a__dash__b == 'c'", true],
  ['an absent field is detected', 'port: 1', 'has(self.namespace)', false],
  ['an error is a mistake', 'port: 1', "self.namespace == 'a'", false],
])('%s', (_name, text, rule, holds) => {
  expect(problemsOf(text, rule)).toHaveLength(holds ? 0 : 1);
});

test.each([
  ['self == oldSelf', true],
  ['format.uri().validate(self)', false],
  ['self.a +', false],
  ['has(self.a)', true],
])('the rule %j can be evaluated with a manifest: %j', (rule, expected) => {
  expect(parseRule(rule) !== undefined).toBe(expected);
});

test('a rule with a function that only the API server has is skipped', () => {
  expect(problemsOf('port: 1', 'self.port.isSomethingElse()')).toEqual([]);
});

test.each([
  ["duration('1h30m') > duration('89m')", true],
  ["duration('1500ms') == duration('1.5s')", true],
  ["duration('-1s') < duration('0s')", true],
  ["duration('soon') > duration('0s')", false],
  ["duration('90s').getSeconds() == 90", true],
  ["duration('1500ms').getMilliseconds() % 1000 == 0", false],
  ["'a/b'.find('^[^/]+') + 'c'.find('d') == 'a'", true],
  ["format.dns1123Label().validate('a-b') == null", true],
  ["format.dns1123Label().validate('a.b').hasValue()", true],
  ["format.named('uuid').value().validate('b').hasValue()", true],
  ["isIP('10.0.0.1') && isIP('::1')", true],
  ["isIP('10.0.0.256') || isIP('10.0.0') || isIP('a:b')", false],
  ["'Ab'.matches('^(?i)ab$') || true", undefined],
  ["'Ab'.matches('(?i)^ab$')", true],
  ['2 >= 2.0 && 2 <= 2.0', true],
  ["'a1'.matches('^[[:alpha:]][[:digit:]]\\\\z')", true],
])('%s: %j', (rule, expected) => {
  const parsed = parseRule(rule);
  if (parsed === undefined) throw new Error(`not parsed: ${rule}`);
  expect(ruleHolds(parsed, {})).toBe(expected);
});

test('a rule about a change needs both states', () => {
  const rule = 'self.port == oldSelf.port || self.port == 2';
  const parsed = parseRule(rule);
  if (parsed === undefined) throw new Error('not parsed');
  expect(problemsOf('port: 1', rule)).toEqual([]);
  expect(ruleHolds(parsed, {port: 1n}, {port: 3n})).toBe(false);
  expect(ruleHolds(parsed, {port: 2n}, {port: 3n})).toBe(true);
});

test('a null is dropped before defaults are filled in', () => {
  expect(
    withDefaults(
      {port: null, other: null},
      {properties: {port: {type: 'integer', default: 80}}},
    ),
  ).toEqual({port: 80n});
});

/** The parts one after the other; a space is between alternatives. */
const joined = (
  ...parts: readonly (string | fc.Arbitrary<string>)[]
): fc.Arbitrary<string> => {
  const all = parts.map((part) =>
    typeof part === 'string' ? fc.constantFrom(...part.split(' ')) : part,
  );
  return fc.tuple(...all).map((texts) => texts.join(' '));
};

const path = joined('self.a self.b self.b.c self.list self.none');
const literal = fc.constantFrom('1', '2', "'x'", "''", 'true', '1.5', '[1, 2]');
const operand = fc.oneof(
  path,
  literal,
  joined('size(self.a) self.list.size() self.list[0]'),
  joined(path, '+ -', path),
  joined(path, ".split('x').size() .lowerAscii() .substring(1)"),
  joined(path, '.filter .map', '(r,', 'r', '==', '"x" 1', ')'),
  joined('string(', path, ')'),
);
const {rule: anyRule} = fc.letrec<{rule: string; atom: string}>((tie) => ({
  atom: fc.oneof(
    joined('has(', path, ')'),
    joined(operand, '== != < <= > >= in', operand),
    joined(path, '.startsWith .endsWith .contains .matches', "('x')"),
    joined(path, '.exists .all .exists_one', '(r,', 'r', '==', operand, ')'),
  ),
  rule: fc.oneof(
    {depthSize: 'small'},
    tie('atom'),
    joined('!(', tie('rule'), ')'),
    joined('(', tie('rule'), ')', '&& ||', '(', tie('rule'), ')'),
    joined(
      ...['(', tie('rule'), ')', '?', '(', tie('rule'), ')'],
      ...[':', '(', tie('rule'), ')'],
    ),
  ),
}));

const anyScalar = fc.constantFrom<PlainValue>(
  1n,
  2n,
  1.5,
  'x',
  'axe',
  '',
  true,
);
const anyObject: fc.Arbitrary<PlainValue> = fc.record(
  {
    a: anyScalar,
    b: fc.oneof(anyScalar, fc.record({c: anyScalar}, {requiredKeys: []})),
    list: fc.array(anyScalar, {maxLength: 3}),
  },
  {requiredKeys: []},
);

test('a rule holds where the library says so', () => {
  fc.assert(
    fc.property(anyRule, anyObject, (rule, self) => {
      const parsed = parseRule(rule);
      if (parsed === undefined) throw new Error(`not parsed: ${rule}`);
      const library = parse(rule);
      // An API server rejects a rule whose types don't match.
      fc.pre(library.check().valid);
      let expected: unknown;
      try {
        expected = library({self});
      } catch {
        expected = false;
      }
      expect(ruleHolds(parsed, self)).toBe(expected);
    }),
    {numRuns: 2000},
  );
});
