import {act, type ReactNode} from 'react';

import nprogress from 'nprogress';
import {Link, MemoryRouter, useLocation} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {documentRoot} from '../../../../../tests/support/documentRoot';

import PendingNavigation from './PendingNavigation';

interface Loading {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const {ended, loading} = vi.hoisted(() => ({
  /** Paths whose route change was reported to the client modules as done. */
  ended: [] as string[],
  loading: new Map<string, Loading>(),
}));

vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  default: ({children}: {children: ReactNode}) => children,
  dispatchLifecycleAction:
    (_action: string, {location}: {location: {pathname: string}}) =>
    () =>
      ended.push(location.pathname),
}));

vi.mock('nprogress', () => ({default: {done: vi.fn()}}));

vi.mock('@docusaurus/core/lib/client/preload', () => ({
  default: (path: string) =>
    new Promise<void>((resolve, reject) => {
      loading.set(path, {resolve, reject});
    }),
}));

const PATHS = ['/slow/', '/gone/', '/other/'] as const;

function Page(): ReactNode {
  const location = useLocation();
  return (
    <PendingNavigation location={location}>
      <nav>
        {PATHS.map((path) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
      </nav>
    </PendingNavigation>
  );
}

const draw = documentRoot();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  draw(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
});

afterEach(() => {
  ended.length = 0;
  loading.clear();
});

async function visit(path: (typeof PATHS)[number]): Promise<void> {
  await act(async () => {
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    await Promise.resolve();
  });
}

async function settle(path: string, error?: Error): Promise<void> {
  await act(async () => {
    if (error) loading.get(path)?.reject(error);
    else loading.get(path)?.resolve();
    await Promise.resolve();
  });
}

test('an abandoned route change ends at once, and only once', async () => {
  await visit('/slow/');
  expect(ended).toEqual([]);
  await visit('/other/');
  expect(ended).toEqual(['/slow/']);
  await settle('/slow/');
  await settle('/other/');
  expect(ended).toEqual(['/slow/', '/other/']);
});

test('a failed route change ends once, and so does its progress bar', async () => {
  await visit('/gone/');
  vi.mocked(nprogress.done).mockClear();
  await settle('/gone/', new Error('Loading chunk failed.'));
  expect(nprogress.done).toHaveBeenCalledOnce();
  await visit('/other/');
  expect(ended).toEqual(['/gone/']);
});
