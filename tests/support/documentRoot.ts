import {act, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, vi} from 'vitest';

/**
 * Gives a function that draws in the document, for the tests of the file that
 * calls this. After each, the document is empty and mocks are restored.
 */
export function documentRoot(): (node: ReactNode) => HTMLElement {
  let root: Root | undefined;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(() => {
    act(() => root?.unmount());
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });
  return (node) => {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
    act(() => root?.render(node));
    return container;
  };
}
