import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {createDrawingStore} from './drawingStore';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawings-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

const draw = (): string => '<svg/>';

test('a drawing is made once, also for the next build', () => {
  const drawOnce = vi.fn(draw);
  const store = createDrawingStore(path.join(folder, 'store'));
  expect(store.get('a', drawOnce)).toBe('<svg/>');
  expect(store.get('a', drawOnce)).toBe('<svg/>');
  const later = createDrawingStore(path.join(folder, 'store'));
  expect(later.get('a', drawOnce)).toBe('<svg/>');
  expect(drawOnce).toHaveBeenCalledTimes(1);
  expect(readdirSync(path.join(folder, 'store'))).toHaveLength(1);
});

test('another key is another drawing', () => {
  const store = createDrawingStore(folder);
  store.get('a', draw);
  expect(store.get('b', () => '<svg id="b"/>')).toBe('<svg id="b"/>');
});

test('what cannot be drawn is not kept', () => {
  const store = createDrawingStore(folder);
  const fail = (): string => {
    throw new Error('no diagram');
  };
  expect(() => store.get('a', fail)).toThrow('no diagram');
  expect(store.get('a', draw)).toBe('<svg/>');
});
