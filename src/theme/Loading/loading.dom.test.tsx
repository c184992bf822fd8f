import Loading from '@theme/Loading';
import {act, type ComponentProps} from 'react';
import Loadable from 'react-loadable';
import {expect, test, vi} from 'vitest';

import {documentRoot} from '../../../tests/support/documentRoot';

import styles from './styles.module.css';

const WAITING: ComponentProps<typeof Loading> = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: null,
  retry: () => undefined,
};

const draw = documentRoot();

test('a loading message is shown after 200 ms', async () => {
  vi.useFakeTimers();
  const Late = Loadable({
    loading: Loading,
    loader: () => new Promise<never>(() => undefined),
  });
  draw(<Late />);
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(document.body.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(document.body.textContent).toBe('Loading…');
  vi.useRealTimers();
});

test('a failed load shows a red box with the error and a Retry button', () => {
  const retry = vi.fn();
  const error = new Error('Loading chunk <7> failed.');
  draw(<Loading {...WAITING} error={error} retry={retry} />);
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
