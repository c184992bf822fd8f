// @vitest-environment jsdom
import {act, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import library from 'react-loadable';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {LOADING_DELAY_MS} from '../../../site/limits';
import own from './loadable';

let root: Root;
/** What the promise of the module that is asked for last will be. */
let arrive: (module: string) => void;
let fail: (error: Error) => void;

const load = vi.fn(
  () =>
    new Promise<string>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    }),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
  vi.useRealTimers();
  load.mockClear();
  document.body.innerHTML = '';
});

async function wait(milliseconds = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function draw(node: ReactNode): string {
  act(() => {
    root.render(node);
  });
  return shown();
}

function shown(): string {
  return document.body.textContent;
}

// The library's types know the component alone, not what it is made of.
type Loadable = typeof own;

describe.each([
  ['the library', library as unknown as Loadable],
  ['our own', own],
])('with %s', (_name, Loadable) => {
  const create = (): ReturnType<Loadable> =>
    Loadable<string>({
      loader: load,
      loading: ({isLoading, pastDelay, error, retry}) => (
        <button type="button" onClick={retry}>
          {JSON.stringify({isLoading, pastDelay, isFailed: Boolean(error)})}
        </button>
      ),
      render: (loaded, props) => `${loaded} ${String(props['name'])}`,
    });

  test('a component that was loaded before is drawn at once', async () => {
    const Component = create();
    const preloaded = Component.preload();
    arrive('Hello');
    await preloaded;
    expect(draw(<Component name="Ada" />)).toBe('Hello Ada');
    expect(load).toHaveBeenCalledOnce();
  });

  test('one that is late says so after the delay, and is drawn when it comes', async () => {
    const Component = create();
    expect(draw(<Component name="Ada" />)).toBe(
      '{"isLoading":true,"pastDelay":false,"isFailed":false}',
    );
    await wait(LOADING_DELAY_MS - 1);
    expect(shown()).toContain('"pastDelay":false');
    await wait(1);
    expect(shown()).toContain('"pastDelay":true');
    arrive('Hello');
    await wait();
    expect(shown()).toBe('Hello Ada');
  });

  test('all uses share one load, and follow their props', async () => {
    const Component = create();
    draw([<Component key="1" name="A" />, <Component key="2" name="B" />]);
    arrive('Hello');
    await wait();
    expect(shown()).toBe('Hello AHello B');
    draw([<Component key="1" name="C" />]);
    expect(shown()).toBe('Hello C');
    expect(load).toHaveBeenCalledOnce();
  });

  test('a failure is kept until somebody asks again', async () => {
    const Component = create();
    const preloaded = Component.preload();
    fail(new Error('Gone.'));
    await expect(preloaded).rejects.toThrow('Gone.');
    await expect(Component.preload()).rejects.toThrow('Gone.');
    expect(draw(<Component name="Ada" />)).toContain('"isLoading":false');
    expect(shown()).toContain('"isFailed":true');
    expect(load).toHaveBeenCalledOnce();
    act(() => {
      document.querySelector('button')?.click();
    });
    expect(shown()).toContain('"isLoading":true');
    arrive('Hello');
    await wait();
    expect(shown()).toBe('Hello Ada');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a component that has left is told nothing', async () => {
    const Component = create();
    draw(<Component name="Ada" />);
    draw('Elsewhere');
    arrive('Hello');
    await wait(LOADING_DELAY_MS);
    expect(shown()).toBe('Elsewhere');
  });

  test('several modules are drawn together, by their names', async () => {
    const Component = Loadable.Map({
      loader: {first: load, second: () => Promise.resolve(2)},
      loading: () => null,
      render: (loaded) => JSON.stringify(loaded),
    });
    expect(draw(<Component />)).toBe('');
    arrive('1');
    await wait();
    expect(JSON.parse(shown())).toEqual({first: '1', second: 2});
  });
});
