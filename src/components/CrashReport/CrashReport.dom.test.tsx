import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ThemeError from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import {act, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

for (const [where, Fallback] of [
  ['inside the layout', ErrorPageContent],
  ['without the layout', ThemeError],
] as const) {
  test(`a crashed page shows the chained messages and can try again, ${where}`, () => {
    let isBroken = true;
    function Page(): ReactNode {
      if (!isBroken) return <p>The page.</p>;
      throw new Error('no list', {cause: new Error('no <answer>')});
    }
    root = createRoot(document.body.appendChild(document.createElement('div')));
    act(() => {
      root?.render(
        <ErrorBoundary fallback={(params) => <Fallback {...params} />}>
          <Page />
        </ErrorBoundary>,
      );
    });
    expect(document.querySelector('main h1')?.textContent).toBe(
      'This page crashed.',
    );
    expect(document.querySelector('main p')?.textContent).toBe(
      'no list\n\nCause:\nno <answer>',
    );
    const button = document.querySelector('button');
    expect(button?.textContent).toBe('Try again');
    isBroken = false;
    act(() => {
      button?.click();
    });
    expect(document.body.textContent).toBe('The page.');
  });
}
