import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {parsePage} from '../../lib/parsePage';
import {isJsxElement} from './jsx';
import {wrapLiveParts} from './wrapLiveParts';

/** The content of a page's live parts, by name or type. */
function parts(source: string): string[] {
  const tree = parsePage(source, 'docs/a.mdx');
  wrapLiveParts(tree);
  const found: string[] = [];
  visit(tree, (node) => {
    if (!isJsxElement(node) || node.name !== 'LivePartOfSite') return;
    const [child] = node.children;
    found.push(
      child && 'name' in child ? String(child.name) : `${child?.type}`,
    );
  });
  const imports = tree.children.filter(
    (node) => node.type === 'mdxjsEsm' && node.value.includes('LivePart'),
  );
  expect(imports).toHaveLength(found.length > 0 ? 1 : 0);
  return found;
}

const CARD = "import Card from '@site/src/components/Card';\n\n";

test.each([
  ['a component of the site', `${CARD}<Card>\n\n<Card />\n\n</Card>`, ['Card']],
  ['a part of one', `${CARD}<Card.Title />`, ['Card.Title']],
  ['one inside a line', `${CARD}Say <Card /> and <Card />.`, ['Card', 'Card']],
  [
    'one in an expression',
    `${CARD}{[1].map((n) => <Card key={n} />)}`,
    ['mdxFlowExpression'],
  ],
  ['a handler', '<button onClick={() => {}}>a</button>', ['button']],
  ['one inside HTML', `${CARD}<div>\n\n<Card />\n\n</div>`, ['Card']],
  [
    'one inside a list of HTML',
    `${CARD}<ul>\n<li><Card /></li>\n</ul>`,
    ['ul'],
  ],
  [
    'one of a package',
    "import Player from 'react-player';\n\n<Player />",
    ['Player'],
  ],
  [
    'a component of the page with state',
    "import {useState} from 'react';\n\nexport const A = () => <b>{useState(1)[0]}</b>;\n\n<A />",
    ['A'],
  ],
  [
    'one that draws such a component',
    'export const B = () => <A />;\n\nexport function A() {\n  return <b onClick={() => {}} />;\n}\n\n<B />',
    ['B'],
  ],
  [
    'content that renders only in browsers',
    "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n<BrowserOnly>{() => <b />}</BrowserOnly>",
    ['BrowserOnly'],
  ],
  [
    'tabs that the address names',
    "import Tabs from '@theme/Tabs';\n\n<Tabs queryString />",
    ['Tabs'],
  ],
])('%s is a live part', (_what, source, expected) => {
  expect(parts(source)).toEqual(expected);
});

test.each([
  ['text and expressions', 'export const a = 1;\n\n{a + 1} <b title={a}>x</b>'],
  ['HTML', '<details>\n<summary>a</summary>\n\nb\n\n</details>'],
  [
    'components that draw the same for every reader',
    "import Link from '@docusaurus/Link';\nimport Admonition from '@theme/Admonition';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\nimport Part from './_part.mdx';\nimport Sign from './sign.svg';\n\n<Admonition><Link to={useBaseUrl('/')}>a</Link></Admonition>\n\n<Part /> <Sign />",
  ],
  [
    'a component of the page without state',
    'export const Red = ({children}) => <b className="red">{children}</b>;\n\n<Red>a</Red>',
  ],
  ['a component that is imported and not shown', `${CARD}Text.`],
])('%s are not live parts', (_what, source) => {
  expect(parts(source)).toEqual([]);
});
