import {execFileSync} from 'node:child_process';

import fc from 'fast-check';
import {expect, test} from 'vitest';

import {findPlaceholders} from '../../../../markdown/placeholders';
import {quoted} from './quoted';

/** Commands with a placeholder in every position where writers may put one. */
const COMMANDS = [
  'a <a>',
  '--group=<a>,b=<a-b> http://<a>/x?y#<a>',
  '"http://<a>/$((1 + 1))/$HOME" "\\"<a>\\"" \\"<a>',
  `'{"a":"<a>"}' 'a #"('<a>')"'`,
  `"a $(printf '<%s>' "(<a>)" <a> '<a>') <a>" <a>`,
  `"$( (printf %s "<a>") )<a>"`,
  `'a\\'<a> "#" # it's <a> "`,
];

/** The arguments of command lines, as a shell passes them to a program. */
function wordsOf(lines: readonly string[]): string {
  const script = lines.map((line) => String.raw`printf '%s\0' ${line}`);
  return execFileSync('sh', ['-c', script.join('\n')]).toString();
}

function filled(command: string, value: string): string {
  let line = command;
  for (const {start, text, context} of findPlaceholders(command).reverse()) {
    line = `${line.slice(0, start)}${quoted(value, context)}${line.slice(start + text.length)}`;
  }
  return line;
}

/** Values that a field can hold and a process can receive. */
const value = fc
  .oneof(
    fc.string({
      unit: fc.constantFrom(...`'"\\$\`!#~*?[]{}()<>|&; =-a1é`.split('')),
    }),
    fc.string({unit: 'binary'}),
  )
  .filter((text) => /^[^\0\r\n]+$/u.test(text) && text.isWellFormed());

test('a shell reads each value as it was typed, in any quotes', () => {
  const plain = wordsOf(COMMANDS.map((command) => filled(command, 'VALUE')));
  expect(plain.split('VALUE')).toHaveLength(19);
  fc.assert(
    // Starting a shell takes far longer than reading hundreds of words.
    fc.property(fc.array(value, {minLength: 1, maxLength: 50}), (values) => {
      const lines = values.flatMap((each) =>
        COMMANDS.map((command) => filled(command, each)),
      );
      expect(wordsOf(lines)).toBe(
        values.map((each) => plain.split('VALUE').join(each)).join(''),
      );
    }),
    {numRuns: 20},
  );
});
