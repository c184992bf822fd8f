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
  const parse = createFrontMatterParser('/site', false, () => ({}));
  const {frontMatter} = await parse({
    filePath: `/site/docs/${file}`,
    fileContent: 'Text.\n',
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter['mdx']).toEqual({format: 'mdx'});
  expect(Object.keys(frontMatter)).toEqual(keys);
});

test.each([
  {isBuild: true, times: 2},
  {isBuild: false, times: 3},
])('a build ($isBuild) reads each text once', async ({isBuild, times}) => {
  const {createFrontMatterParser} = await import('./frontMatterParser');
  const parse = createFrontMatterParser('/site', isBuild, () => ({}));
  const framework = vi.fn(DEFAULT_PARSE_FRONT_MATTER);
  for (const fileContent of ['One.\n', 'One.\n', 'Two.\n']) {
    const {content} = await parse({
      filePath: '/site/README.md',
      fileContent,
      defaultParseFrontMatter: framework,
    });
    expect(content).toBe(fileContent.trim());
  }
  expect(framework).toHaveBeenCalledTimes(times);
});
