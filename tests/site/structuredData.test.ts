import {readFileSync} from 'node:fs';
import path from 'node:path';

import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {SITE_DIR} from '../support/builtSite';
import {POSTS, ROUTES} from '../support/routes';

const thing = z.looseObject({
  '@context': z.string().regex(/^https?:\/\/schema\.org\/?$/),
  '@type': z.string(),
});

const faq = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question'),
        name: z.string().min(1),
        acceptedAnswer: z.object({
          '@type': z.literal('Answer'),
          text: z.string().min(1),
        }),
      }),
    )
    .min(1),
});

function things(route: string): z.infer<typeof thing>[] {
  const html = readFileSync(path.join(SITE_DIR, route, 'index.html'), 'utf8');
  return selectAll('script[type="application/ld+json"]', fromHtml(html)).map(
    (script) => thing.parse(JSON.parse(toString(script))),
  );
}

function types(route: string): string[] {
  return things(route).map((entry) => entry['@type']);
}

describe('structured data', () => {
  test('is well-formed on every page', () => {
    for (const {path: route} of ROUTES) {
      expect(() => things(route), route).not.toThrow();
    }
  });

  test('has breadcrumbs and an article on a documentation page', () => {
    expect(types('/docs/concepts/runtime-model/').sort()).toEqual([
      'BreadcrumbList',
      'TechArticle',
    ]);
  });

  test('has the questions of the FAQ with their answers', () => {
    const found = things('/docs/reference/faq/').find(
      (entry) => entry['@type'] === 'FAQPage',
    );
    expect(() => faq.parse(found)).not.toThrow();
  });

  test('has the software on the home page, and posts on their pages', () => {
    expect(types('/')).toContain('SoftwareApplication');
    expect(POSTS).not.toEqual([]);
    for (const {path: route} of POSTS) {
      expect(types(route), route).toContain('BlogPosting');
    }
  });

  test('has no article on unlisted pages', () => {
    for (const {path: route, unlisted} of ROUTES) {
      if (unlisted) expect(types(route), route).not.toContain('TechArticle');
    }
  });
});

describe.each(
  ROUTES.filter(({unlisted, kind}) => !unlisted && kind !== 'search'),
)('$path', ({path: route}) => {
  test('has structured data that a validator for search results accepts', async () => {
    const html = readFileSync(path.join(SITE_DIR, route, 'index.html'), 'utf8');
    const extracted = new WebAutoExtractor({addLocation: true}).parse(html);
    expect(extracted.errors).toEqual([]);
    const issues = await new Validator().validate(extracted);
    expect(issues).toEqual([]);
  });
});
