import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ThemeError from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import {act, type ReactNode} from 'react';
import {expect, test, vi} from 'vitest';

import {documentRoot} from '../../../tests/support/documentRoot';

const draw = documentRoot();

for (const [where, Fallback] of [
  ['inside the layout', ErrorPageContent],
  ['without the layout', ThemeError],
] as const) {
  test(`a crashed page shows the chained messages and can try again, ${where}`, () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    let isBroken = true;
    function Page(): ReactNode {
      if (!isBroken) return <p>The page.</p>;
      throw new Error('no list', {cause: new Error('no <answer>')});
    }
    draw(
      <ErrorBoundary fallback={(params) => <Fallback {...params} />}>
        <Page />
      </ErrorBoundary>,
    );
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
