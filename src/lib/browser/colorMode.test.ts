import {expect, test} from 'vitest';

import {colorModeLabel, nextColorMode, parseColorMode} from './colorMode';

test('with the system setting respected, the choices are system, light and dark', () => {
  expect(nextColorMode(null, true)).toBe('light');
  expect(nextColorMode('light', true)).toBe('dark');
  expect(nextColorMode('dark', true)).toBeNull();
});

test('with the system setting ignored, the choices are dark and light', () => {
  expect(nextColorMode(null, false)).toBe('dark');
  expect(nextColorMode('dark', false)).toBe('light');
  expect(nextColorMode('light', false)).toBe('dark');
});

test('an unknown mode is an error', () => {
  for (const mode of ['purple', '', undefined, 7]) {
    expect(() => nextColorMode(mode, true)).toThrow(
      `Unexpected color mode "${String(mode)}". Allowed: null, "light", "dark".`,
    );
  }
});

test('an invalid stored value counts as no choice', () => {
  expect(parseColorMode('dark')).toBe('dark');
  expect(parseColorMode('system')).toBeNull();
  expect(parseColorMode('purple<x>')).toBeNull();
  expect(parseColorMode(null)).toBeNull();
});

test('the label of the toggle names its action and the current choice', () => {
  expect(colorModeLabel(null)).toContain('(currently system mode)');
  expect(colorModeLabel('dark')).toContain('(currently dark mode)');
});
