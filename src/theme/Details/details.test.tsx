import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import type {ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import Details from '@theme/Details';
import MDXComponents from '@theme/MDXComponents';

test.each<[string, ComponentType<{id: string}>]>([
  ['the component', Details],
  ['the element in a page', MDXComponents['Details'] as typeof Details],
])('links to an ID of %s are known', (_name, Element) => {
  const brokenLinks = createStatefulBrokenLinks();
  renderToString(
    <BrokenLinksProvider brokenLinks={brokenLinks}>
      <Element id="more" />
    </BrokenLinksProvider>,
  );
  expect(brokenLinks.getCollectedAnchors()).toEqual(['more']);
});
