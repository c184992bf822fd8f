import {expect, test} from 'vitest';

import {shortcutOf} from './shortcut';

const ctrl = {ctrlKey: true};

test.each([
  ['Ctrl+K', {key: 'k', code: 'KeyK', ...ctrl}, 'k'],
  ['a Hebrew keyboard', {key: 'ל', code: 'KeyK', ...ctrl}, 'k'],
  ['K of Dvorak', {key: 'k', code: 'KeyV', ...ctrl}, 'k'],
  ['T of Dvorak', {key: 't', code: 'KeyK', ...ctrl}, undefined],
  ['the console of Firefox', {key: 'K', shiftKey: true, ...ctrl}, undefined],
  ['Ctrl+Alt+K', {key: 'k', altKey: true, ...ctrl}, undefined],
  ['the letter alone', {key: 'k', code: 'KeyK'}, undefined],
  ['a German slash', {key: '/', code: 'Digit7', shiftKey: true}, '/'],
  ['Ctrl+/', {key: '/', code: 'Slash', ...ctrl}, undefined],
])('%s', (_what, event, shortcut) => {
  const none = {code: '', ctrlKey: false, metaKey: false};
  const rest = {altKey: false, shiftKey: false};
  // The part of a keyboard event that it reads.
  const pressed = {...none, ...rest, ...event} as KeyboardEvent;
  expect(shortcutOf(pressed)).toBe(shortcut);
});
