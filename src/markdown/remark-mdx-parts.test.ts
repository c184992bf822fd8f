import path from 'node:path';

import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {renderMarkdown} from '../../tests/support/markdown';
import {pageSyntax} from '../lib/pages/pageSyntax';
import {collecting, failOnce, reportSyntaxErrors} from './pageErrors';
import {rehypeCodeBlock} from './rehype-code-block';
import {remarkCodeFences} from './remark-code-fences';
import {remarkConstants} from './remark-constants';
import {remarkMdxParts} from './remark-mdx-parts';

const site = temporaryFolder({
  'src/theme/CodeBlock.tsx': '',
  'docs/_constants.yaml': 'new-port: "8443"\n',
});

/** The steps that concern MDX, in the pipeline's order. */
const steps = (file: string) => ({
  beforeDefaultRemarkPlugins: [
    pageSyntax,
    reportSyntaxErrors(site),
    collecting(site, remarkMdxParts, {siteDir: site}),
    collecting(site, remarkConstants, {
      siteDir: site,
      siteUrl: 'https://a.example/',
    }),
    collecting(site, remarkCodeFences),
    failOnce,
  ],
  rehypePlugins: [rehypeCodeBlock],
  filePath: path.join(site, file),
});

function html(source: string, file = 'docs/a.mdx'): Promise<string> {
  return renderMarkdown(source, steps(file));
}

test.each([
  ['text', 'At %{new-port}.', '<p>At 8443.</p>'],
  ['a heading with an id', '## P %{new-port} {#p}', '<h2 id="p">P 8443</h2>'],
  ['an attribute', '<b title="%{new-port}">a</b>', '<b title="8443">a</b>'],
  ['an expression', "{'%{new-port}'}", '8443'],
  ['a template', '{`${1}:%{new-port}`}', '1:8443'],
  ['an export', "export const a = '%{new-port}';\n\n{a}", '8443'],
])('constants are replaced in %s of MDX', async (_where, source, drawn) => {
  expect(await html(source)).toContain(drawn);
});

test('a code block component is highlighted like a fence', async () => {
  const drawn = await html(
    'import CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="json" title="a.json">{`{"port": %{new-port}}`}</CodeBlock>',
  );
  expect(drawn).toContain('<figure class="code-block code-block--json"');
  expect(drawn).toContain('<span class="token number">8443</span>');
});

test('the same characters are text in plain Markdown', async () => {
  expect(await html('{a b} and %{new-port}', 'docs/a.md')).toBe(
    '<p>{a b} and 8443</p>',
  );
});
