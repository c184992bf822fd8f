import {expect, test} from 'vitest';

import {highlight, isKnownLanguage, knownLanguages} from './prism';

test.each([
  ['yaml', 'kind: Component', '<span class="token key atrule">kind</span>'],
  ['sh', 'echo "$HOME"', '<span class="token builtin class-name">echo</span>'],
  ['diff', '+ a', '<span class="token inserted-sign inserted">'],
  ['golang', 'func', '<span class="token keyword">func</span>'],
  ['proto', 'message', '<span class="token keyword">message</span>'],
])('%s is highlighted with classes', (language, code, html) => {
  expect(highlight(code, language)).toContain(html);
});

test('a version in a command is not half a number', () => {
  expect(highlight('install --version 0.3.2', 'sh')).not.toContain('number');
  expect(highlight('sleep 0.5', 'sh')).toContain('number');
});

test('highlighted code has no styles and no other elements', () => {
  const html = highlight('a: "<b>" # c', 'yaml');
  expect(html).not.toContain('style');
  expect(html.match(/<(?!\/?span[ >])/g)).toBeNull();
});

test.each(['text', 'unheardof'])('%s is only escaped', (name) => {
  expect(highlight('<a> & "b"', name)).toBe('&lt;a&gt; &amp; &quot;b&quot;');
});

test.each(['sh', 'yaml', 'yml', 'text', 'mermaid', 'dockerfile'])(
  '%s is known',
  (language) => {
    expect(isKnownLanguage(language)).toBe(true);
    expect(knownLanguages()).toContain(language);
  },
);

test.each(['', 'yamll', 'extend', 'constructor', 'toString', '__proto__'])(
  '%j is not known',
  (language) => {
    expect(isKnownLanguage(language)).toBe(false);
    expect(knownLanguages()).not.toContain(language);
  },
);

test('loading more grammars leaves no global behind', () => {
  expect(globalThis).not.toHaveProperty('Prism');
});
