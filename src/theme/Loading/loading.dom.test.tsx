import Loading from '@theme/Loading';
import {act, type ComponentProps} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import Loadable from 'react-loadable';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {LOADING_DELAY_MS} from '@site/src/site/limits';

import styles from './styles.module.css';

const WAITING: ComponentProps<typeof Loading> = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: null,
  retry: () => undefined,
};

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function draw(props: Partial<typeof WAITING>): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root?.render(<Loading {...WAITING} {...props} />));
}

test('a loading message is shown after 200 ms', async () => {
  vi.useFakeTimers();
  const Late = Loadable({
    loading: Loading,
    loader: () => new Promise<never>(() => undefined),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root?.render(<Late />));
  await act(() => vi.advanceTimersByTimeAsync(LOADING_DELAY_MS - 1));
  expect(document.body.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(document.body.textContent).toBe('Loading…');
  expect(LOADING_DELAY_MS).toBe(200);
  vi.useRealTimers();
});

test('a failed load shows a red box with the error and a Retry button', () => {
  const retry = vi.fn();
  draw({error: new Error('Loading chunk <7> failed.'), retry});
  const box = document.querySelector('[role=alert]');
  expect(box?.className).toBe(styles.failed);
  expect(box?.querySelector('p')?.textContent).toBe(
    'Error: Loading chunk <7> failed.',
  );
  const button = box?.querySelector('button');
  expect(button?.textContent).toBe('Retry');
  button?.click();
  expect(retry).toHaveBeenCalledOnce();
});
