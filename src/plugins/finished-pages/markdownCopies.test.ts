import {expect, test} from 'vitest';

import {parseFinishedPage} from '../../lib/node/finishedPage';
import {copyPage} from './markdownCopies';

test('a page whose name has spaces has an address without', () => {
  const html =
    '<!doctype html><html class=docs-doc-page><meta charset=utf-8><meta property=og:title content=A><body><main><p>Text</p></main>';
  const page = parseFinishedPage('/docs/a page/', html);
  const copy = copyPage(page, 'https://a.test/site/');
  expect(copy?.line).toContain('(https://a.test/site/docs/a%20page/index.md)');
  expect(copy?.markdown).toContain(
    'canonical: https://a.test/site/docs/a%20page/\n',
  );
});
