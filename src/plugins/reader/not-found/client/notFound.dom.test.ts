import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import type {SitePages} from '../shared/suggestions';
import {fill} from './notFound';

const SITE: SitePages = {
  docsRoot: '/docs/',
  versions: [{label: 'v0.3.x', root: '/docs/'}],
  pages: [['/docs/concepts/runtime-model/', 'Runtime model']],
};

let place: HTMLElement;
let answer: (body: unknown) => void;

function field(): HTMLInputElement {
  return place.querySelector('input') ?? expect.fail('There is no field.');
}

beforeEach(() => {
  vi.stubGlobal('BASE_URL', '/');
  vi.stubGlobal('SEARCH_ADDRESS', '/search/');
  vi.stubGlobal('PAGES_ADDRESS', '/not-found.json');
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answer = (body) => {
          resolve(Response.json(body));
        };
      }),
  );
  history.replaceState(null, '', '/docs/runtime-modle/');
  place = document.createElement('div');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('text that is typed before the list of pages loads is kept', async () => {
  const filled = fill(place);
  field().value = 'cell';
  answer(SITE);
  await filled;
  expect(place.querySelector('a')?.textContent).toBe('Runtime model');
  expect(field().value).toBe('cell');
});

test('suggestions are added only once', async () => {
  const filled = fill(place);
  await fill(place);
  answer(SITE);
  await filled;
  expect(place.querySelectorAll('form')).toHaveLength(1);
  expect(place.querySelectorAll('a')).toHaveLength(1);
});
