import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, onTestFinished, test, vi} from 'vitest';

test.each([
  {file: 'page.md', keys: ['mdx']},
  // In a part, the framework warns of all keys that it sees.
  {file: '_part.md', keys: []},
])('$file of an MDX folder is read as MDX', async ({file, keys}) => {
  vi.resetModules();
  vi.doMock('../../site/folders', () => ({
    pageFolderOf: () => 'docs',
    MDX_FOLDERS: ['docs'],
    isStrict: () => false,
  }));
  onTestFinished(() => {
    vi.doUnmock('../../site/folders');
    vi.resetModules();
  });
  const {createFrontMatterParser} = await import('./frontMatterParser');
  const parse = createFrontMatterParser('/site', () => ({}));
  const {frontMatter} = await parse({
    filePath: `/site/docs/${file}`,
    fileContent: 'Text.\n',
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter['mdx']).toEqual({format: 'mdx'});
  expect(Object.keys(frontMatter)).toEqual(keys);
});
