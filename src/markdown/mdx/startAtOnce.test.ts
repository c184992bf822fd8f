import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {parsePage} from '../../lib/pages/parsePage';
import {isJsxElement, textAttributes} from './jsx';
import {startAtOnce} from './startAtOnce';

/** Whether the page asks for the application. */
function startsAtOnce(source: string): boolean {
  const tree = parsePage(source, 'docs/a.mdx');
  startAtOnce(tree);
  let isMarked = false;
  visit(tree, (node) => {
    isMarked ||=
      isJsxElement(node) && textAttributes(node).get('content') === 'at-once';
  });
  return isMarked;
}

test.each([
  [
    'a component of the site',
    "import Card from '@site/src/components/Card';\n\n<Card />",
  ],
  ['one of a package', "import Player from 'react-player';\n\n<Player />"],
  [
    'one that the page loads itself',
    "export const A = require('./a').default;",
  ],
  [
    'content that renders only in browsers',
    "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n<BrowserOnly>{() => <b />}</BrowserOnly>",
  ],
  ['a handler', '<button onClick={() => {}}>a</button>'],
  ['a handler in code', 'export const A = () => <b onClick={() => {}} />;'],
  [
    'tabs that the address names',
    "import Tabs from '@theme/Tabs';\n\n<Tabs queryString />",
  ],
])('a page with %s starts the application at once', (_what, source) => {
  expect(startsAtOnce(source)).toBe(true);
});

test.each([
  ['text and expressions', 'export const a = 1;\n\n{a + 1} <b title={a}>x</b>'],
  ['HTML', '<details>\n<summary>a</summary>\n\nb\n\n</details>'],
  [
    'components that draw the same for every reader',
    "import Link from '@docusaurus/Link';\nimport Admonition from '@theme/Admonition';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\nimport Part from './_part.mdx';\nimport Sign from './sign.svg';\n\n<Admonition><Link to={useBaseUrl('/')}>a</Link></Admonition>\n\n<Part /> <Sign />",
  ],
  [
    'a component of its own without state',
    'export const Red = ({children}) => <b className="red">{children}</b>;\n\n<Red>a</Red>',
  ],
])('a page with %s does not', (_what, source) => {
  expect(startsAtOnce(source)).toBe(false);
});
