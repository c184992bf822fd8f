import {getFileLoaderUtils} from '@docusaurus/utils';
import {expect, test} from 'vitest';

import {INLINE_LIMIT} from '.';

test('the framework still writes the limit below which a picture becomes base64', () => {
  const {inlineMarkdownImageFileLoader: loader} =
    getFileLoaderUtils(false).loaders;
  expect(loader.replace(INLINE_LIMIT, '0')).toContain('limit=0&');
});
