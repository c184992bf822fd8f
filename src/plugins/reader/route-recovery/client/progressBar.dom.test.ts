import progressBar from '@docusaurus/theme-classic/lib/nprogress';
import nprogress from 'nprogress';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const from = {pathname: '/a/', hash: '', search: '', state: undefined, key: ''};
const to = {...from, pathname: '/b/'};

function bar(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#nprogress [role=bar]');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  nprogress.done();
  vi.runOnlyPendingTimers();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the numbers match the promises', () => {
  expect(nprogress.settings).toMatchObject({
    minimum: 0.08,
    trickleRate: 0.02,
    trickleSpeed: 800,
    speed: 200,
    showSpinner: false,
  });
});

test('a slow route shows a bar that starts at its minimum and trickles', () => {
  progressBar.onRouteUpdate?.({location: to, previousLocation: from});
  vi.advanceTimersByTime(199);
  expect(bar()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(bar()?.style.transform).toContain('-92%');
  vi.advanceTimersByTime(799);
  expect(bar()?.style.transform).toContain('-92%');
  vi.advanceTimersByTime(1);
  expect(bar()?.style.transform).toContain('-90%');
});
