import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {parsePage} from '../../lib/pages/parsePage';
import {foldComponents} from './foldComponents';

const IMPORT = "import CodeBlock from '@theme/CodeBlock';\n\n";

function fold(source: string): Root {
  const tree = parsePage(source, 'docs/a.mdx');
  foldComponents(tree);
  return tree;
}

function codes(tree: Root): Code[] {
  const found: Code[] = [];
  visit(tree, 'code', (node) => void found.push(node));
  return found;
}

test.each([
  ['<CodeBlock language="yaml">{`a: 1`}</CodeBlock>', 'yaml', null, 'a: 1', 3],
  [
    '<CodeBlock\n  language="sh"\n  title="a.sh"\n>\n{`ls \\${x}\ncd`}\n</CodeBlock>',
    'sh',
    'title="a.sh"',
    'ls ${x}\ncd',
    7,
  ],
  [
    '<CodeBlock className="language-js" metastring="{1}" showLineNumbers>\n  {`\na\n`}\n</CodeBlock>',
    'js',
    '{1} showLineNumbers',
    'a',
    5,
  ],
  [
    '<CodeBlock title={\'a "b"\'}>text</CodeBlock>',
    null,
    'title=\'a "b"\'',
    'text',
    3,
  ],
])('%s becomes a fence', (source, lang, meta, value, line) => {
  const tree = fold(IMPORT + source);
  const [code, ...others] = codes(tree);
  expect(others).toEqual([]);
  expect(code).toMatchObject({lang, meta, value});
  // As in a fence, the text starts on the line after the node.
  expect((code?.position?.start.line ?? 0) + 1).toBe(line);
});

test('a diagram becomes a fence', () => {
  const tree = fold(
    'import Mermaid from \'@theme/Mermaid\';\n\n<Mermaid title="A" value={`graph TD\nA --> B`} />',
  );
  expect(codes(tree)[0]).toMatchObject({
    lang: 'mermaid',
    meta: 'title="A"',
    value: 'graph TD\nA --> B',
  });
});

test('content that must run stays a component, with its import', () => {
  const source = `${IMPORT}export const x = 1;\n\n<CodeBlock>{\`\${x}\`}</CodeBlock>\n\n<CodeBlock {...x}>a</CodeBlock>\n`;
  const tree = fold(source);
  expect(codes(tree)).toEqual([]);
  expect(imports(tree)).toBe(1);
});

test('unused imports are removed, others stay', () => {
  const tree = fold(
    `${IMPORT}import Details from '@theme/Details';\n\n<CodeBlock>a</CodeBlock>\n`,
  );
  expect(imports(tree)).toBe(1);
});

test('a component of the same name from elsewhere stays', () => {
  const tree = fold(
    "import CodeBlock from '@site/src/components/Mine';\n\n<CodeBlock>a</CodeBlock>",
  );
  expect(codes(tree)).toEqual([]);
});

function imports(tree: Root): number {
  let count = 0;
  visit(tree, 'mdxjsEsm', ({data}) => {
    count += (data?.estree?.body ?? []).filter(
      ({type}) => type === 'ImportDeclaration',
    ).length;
  });
  return count;
}
