// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {PROGRESS_BAR} from '../../../site/limits';
import progressBar from './progressBar';

const from = {pathname: '/a/', hash: '', search: '', state: undefined, key: ''};
const to = {...from, pathname: '/b/'};

function bar(): HTMLElement | null {
  return document.body.querySelector('div');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  progressBar.onRouteDidUpdate?.({location: to, previousLocation: from});
  vi.runOnlyPendingTimers();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the numbers are those of the specification, section 9', () => {
  expect(PROGRESS_BAR).toEqual({
    startDelayMs: 200,
    minimum: 0.08,
    trickleRate: 0.02,
    trickleSpeedMs: 800,
    animationSpeedMs: 200,
    showSpinner: false,
  });
});

test('a route that loads within the delay shows no bar', () => {
  const loaded = progressBar.onRouteUpdate?.({
    location: to,
    previousLocation: from,
  });
  vi.advanceTimersByTime(199);
  if (typeof loaded === 'function') loaded();
  vi.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});

test('a slow route shows a bar that begins at its minimum and trickles', () => {
  progressBar.onRouteUpdate?.({location: to, previousLocation: from});
  vi.advanceTimersByTime(200);
  expect(bar()?.style.transform).toBe('scaleX(0.08)');
  vi.advanceTimersByTime(799);
  expect(bar()?.style.transform).toBe('scaleX(0.08)');
  vi.advanceTimersByTime(1);
  expect(bar()?.style.transform).toBe('scaleX(0.1)');
});

test('the bar runs to its end and is gone after two animation times', () => {
  progressBar.onRouteUpdate?.({location: to, previousLocation: from});
  vi.advanceTimersByTime(200);
  progressBar.onRouteDidUpdate?.({location: to, previousLocation: from});
  expect(bar()?.style.transform).toBe('scaleX(1)');
  vi.advanceTimersByTime(399);
  expect(bar()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(bar()).toBeNull();
});

test('a route that is given up, or cannot be loaded, takes its bar along', () => {
  const over = progressBar.onRouteUpdate?.({
    location: to,
    previousLocation: from,
  });
  vi.advanceTimersByTime(1000);
  expect(bar()).not.toBeNull();
  if (typeof over === 'function') over();
  vi.advanceTimersByTime(400);
  expect(bar()).toBeNull();
});

test('another hash on the same page shows no bar', () => {
  progressBar.onRouteUpdate?.({
    location: {...from, hash: '#b'},
    previousLocation: from,
  });
  vi.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});

test('a bar says nothing to readers of the page by ear', () => {
  progressBar.onRouteUpdate?.({location: to, previousLocation: from});
  vi.advanceTimersByTime(200);
  expect(bar()?.getAttribute('aria-hidden')).toBe('true');
});
