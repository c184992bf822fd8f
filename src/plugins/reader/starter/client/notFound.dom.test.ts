import {expect, test, vi} from 'vitest';

import {showSuggestions} from './notFound';

const {fill} = vi.hoisted(() => ({
  fill: vi.fn(() => Promise.reject(new Error('Another build.'))),
}));

vi.mock('/assets/js/not-found.js', () => ({fill}));

// An unhandled rejection fails the run.
test('the not-found page stays as it is if suggestions fail', async () => {
  document.body.innerHTML =
    '<p>Where to go next</p><div data-not-found="/assets/js/not-found.js"></div>';
  showSuggestions();
  await vi.waitFor(() => {
    expect(fill).toHaveBeenCalledOnce();
  });
  expect(document.body.textContent).toBe('Where to go next');
});
