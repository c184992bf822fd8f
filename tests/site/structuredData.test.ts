import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import * as z from 'zod';

import {builtPage} from '../support/builtSite';
import {POSTS, ROUTES} from '../support/routes';

const thing = z.looseObject({
  '@context': z.string().regex(/^https?:\/\/schema\.org\/?$/),
  '@type': z.string(),
});

function typesOf(route: string): string[] {
  const {tree} = builtPage(route);
  return selectAll('script[type="application/ld+json"]', tree).map(
    (script) => thing.parse(JSON.parse(toString(script)))['@type'],
  );
}

test.each<readonly [route: string, type: string]>([
  ['/', 'SoftwareApplication'],
  ['/docs/concepts/runtime-model/', 'BreadcrumbList'],
  ['/docs/concepts/runtime-model/', 'TechArticle'],
  ['/docs/reference/faq/', 'FAQPage'],
  ...POSTS.map(({path}) => [path, 'BlogPosting'] as const),
])('the structured data of %s has a %s', (route, type) => {
  expect(typesOf(route)).toContain(type);
});

test('unlisted pages are no articles', () => {
  for (const {path: route, unlisted} of ROUTES) {
    if (unlisted) expect(typesOf(route)).not.toContain('TechArticle');
  }
});

test.each(ROUTES.filter(({unlisted, kind}) => !unlisted && kind !== 'search'))(
  '$path has structured data that a validator for search results accepts',
  async ({path: route}) => {
    const {html} = builtPage(route);
    const extracted = new WebAutoExtractor({addLocation: true}).parse(html);
    expect(extracted.errors).toEqual([]);
    expect(await new Validator().validate(extracted)).toEqual([]);
  },
);
