import {expect, test} from 'vitest';

import {colorModeLabel, nextColorMode, parseColorMode} from './colorMode';

test('where the system counts, the choice goes from none to light, dark and none', () => {
  expect(nextColorMode(null, true)).toBe('light');
  expect(nextColorMode('light', true)).toBe('dark');
  expect(nextColorMode('dark', true)).toBeNull();
});

test('where it does not, the choice goes between dark and light', () => {
  expect(nextColorMode(null, false)).toBe('dark');
  expect(nextColorMode('dark', false)).toBe('light');
  expect(nextColorMode('light', false)).toBe('dark');
});

test('a mode that is none is an error', () => {
  for (const mode of ['purple', '', undefined, 7]) {
    expect(() => nextColorMode(mode, true)).toThrow(
      `Unexpected color mode "${String(mode)}". Allowed: null, "light", "dark".`,
    );
  }
});

test('garbage from storage is no choice', () => {
  expect(parseColorMode('dark')).toBe('dark');
  expect(parseColorMode('system')).toBeNull();
  expect(parseColorMode('purple<x>')).toBeNull();
  expect(parseColorMode(null)).toBeNull();
});

test('the toggle says what it does and what is chosen', () => {
  expect(colorModeLabel(null)).toContain('(currently system mode)');
  expect(colorModeLabel('dark')).toContain('(currently dark mode)');
});
