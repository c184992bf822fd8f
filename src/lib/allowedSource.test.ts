import {expect, test} from 'vitest';

import {isAllowedSource} from './allowedSource';

const VIDEO = 'https://video.example/embed/x';

test.each([
  ['https:', true],
  ['https://video.example', true],
  ['https://video.example/embed/', true],
  ['https://video.example/embed/x', true],
  ['https://*.example', true],
  ['http://video.example', false],
  ['https://video.example/embed', false],
  ['https://example', false],
  ['https://*.video.example', false],
  ["'unsafe-inline'", false],
])('%s allows the video: %s', (source, isAllowed) => {
  expect(isAllowedSource('frame-src', VIDEO, [source])).toBe(isAllowed);
});

test('nothing is allowed where nothing is listed', () => {
  expect(isAllowedSource('frame-src', VIDEO, [])).toBe(false);
});
