import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {parsePage} from '../../lib/pages/parsePage';
import {importErrors} from './importErrors';
import {nameErrors} from './nameErrors';

const site = temporaryFolder({
  'package.json':
    '{"dependencies": {"react": "19", "docusaurus-theme-x": "1"}}',
  'docs/_part.mdx': '',
  'docs/page.css': '',
  'docs/data.yaml': '',
  'docs/image.png': '',
  'src/components/Card/index.tsx': '',
  'src/components/note.mdx': '',
  'src/theme/Tabs/index.tsx': '',
  'src/theme/TOC/index.tsx': '',
  'src/theme/MDXComponents/index.tsx':
    'const MDXComponents = {\n  Head,\n  Shared: SharedPart,\n};\n',
  'packages/x/src/theme/Own/index.tsx': '',
  'src/plugins/group/x/theme/Deep.tsx': '',
  'node_modules/docusaurus-theme-x/lib/theme/Extra.js': '',
  'node_modules/@docusaurus/core/lib/client/exports/Link.js': '',
});

function errors(source: string, file = 'docs/page.mdx'): string[] {
  const tree = parsePage(source, file);
  return [
    ...importErrors(site, file, tree),
    ...nameErrors(site, file, tree),
  ].map(({message}) => message);
}

test('a page whose names all exist has no mistakes', () => {
  const source = `import {useState} from 'react';
import Link from '@docusaurus/Link';
import Tabs from '@theme/Tabs';
import Extra from '@theme/Extra';
import Own from '@theme/Own';
import Deep from '@theme/Deep';
import Original from '@theme-original/Tabs';
import Card from '@site/src/components/Card';
import styles from './page.css';
import image from './image.png?x';
import Part, {toc as partToc} from './_part.mdx';

export const rows = [1, 2];
export const add = (a, {b, ...rest}) => a + b + rest.c;
export function Counter({from = 0}) {
  const [count, setCount] = useState(from);
  return <button onClick={() => setCount((old) => old + 1)}>{count}</button>;
}

# A title {#a}

<Head><title>x</title></Head>

<Shared /> <Card.Title a={rows.map((row) => row * 2)} {...rows} /> {frontMatter.title}

{rows.map(({id: key = 1}) => <Card key={key}>{Math.max(1, key)}</Card>)}

{/* a remark */}

<Tabs><Extra /><Original /><Link to={window.x} /><Part toc={[...toc, ...partToc]} /></Tabs>

<img src={require('./image.png').default} className={styles.a} alt={image} />
`;
  expect(errors(source)).toEqual([]);
});

test.each([
  [
    './_prat.mdx',
    'the file docs/_prat.mdx does not exist. Did you mean docs/_part',
  ],
  ['@site/src/components/Crad', 'Did you mean src/components/Card?'],
  ['./data.yaml', 'the bundler cannot load this type of file'],
  ['../src/components/Card', 'the import leaves docs, so it would break'],
  ['@site/docs/_part.mdx', 'relative to the page: ./_part.mdx.'],
  ['@site/src/components/note.mdx', 'Markdown in this folder cannot be part'],
  ['!!raw-loader!./image.png', 'an import cannot choose a loader'],
  ['@theme/Tab', 'Did you mean @theme/Tabs?'],
  ['@theme/BlogLayout', 'is not meant for pages. Use one of: Admonition'],
  ['@docusaurus/Lnik', 'Did you mean @docusaurus/Link?'],
  ['https://cdn.example/x.js', 'package.json does not list this package'],
])('an import of %s is rejected with its line', (source, message) => {
  const [error, ...others] = errors(`# A\n\nimport Name from '${source}';\n`);
  expect(others).toEqual([]);
  expect(error).toContain(`docs/page.mdx:3 ${source}: `);
  expect(error).toContain(message);
});

test('a page of the site may import from anywhere in it', () => {
  const source = "import Card from '../components/Card';\n";
  expect(errors(source, 'src/pages/a.mdx')).toEqual([]);
});

test.each([
  ['<Tabs />', '3 <Tabs>', "import Tabs from '@theme/Tabs';"],
  ['<Shraed />', '3 <Shraed>', 'Did you mean <Shared>?'],
  ['Text {chart - version}.', '3 chart', 'Write a constant as %{name}'],
  ['<b title={cout}>\n\n{1}\n\n</b>', '3 cout', 'Did you mean count?'],
  ['{count\n  + coutn}', '4 coutn', 'Did you mean count?'],
  ['{[1].map(() => <Card />)}', '3 <Card>', 'Import it'],
])('an undefined name is rejected: %s', (text, place, remedy) => {
  const found = errors(`export const count = 1;\n\n${text}\n`);
  expect(found[0]).toContain(`docs/page.mdx:${place}: this name is not`);
  expect(found[0]).toContain(remedy);
});

test('a name is reported once', () => {
  expect(errors('<Card />\n\n<Card />\n')).toHaveLength(1);
});
