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
import {ROUTES} from '../support/routes';

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
        name: z.string().endsWith('?'),
        acceptedAnswer: z.object({
          '@type': z.literal('Answer'),
          text: z.string().min(40),
        }),
      }),
    )
    .min(30),
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
  test('is well formed on every page', () => {
    for (const {path: route} of ROUTES) {
      expect(() => things(route), route).not.toThrow();
    }
  });

  test('names breadcrumbs and an article on a documentation page', () => {
    expect(types('/docs/concepts/runtime-model/').sort()).toEqual([
      'BreadcrumbList',
      'TechArticle',
    ]);
  });

  test('holds every question of the FAQ with its answer', () => {
    const found = things('/docs/reference/faq/').find(
      (entry) => entry['@type'] === 'FAQPage',
    );
    expect(() => faq.parse(found)).not.toThrow();
  });

  test('names the software on the home page, the post on its page', () => {
    expect(types('/')).toContain('SoftwareApplication');
    expect(types('/blog/welcome/')).toContain('BlogPosting');
  });

  test('says nothing of unlisted pages', () => {
    for (const {path: route, unlisted} of ROUTES) {
      if (unlisted) expect(types(route), route).not.toContain('TechArticle');
    }
  });
});

describe.each(
  ROUTES.filter(({unlisted, kind}) => !unlisted && kind !== 'search'),
)('$path', ({path: route}) => {
  test('has structured data that a validator of search results accepts', async () => {
    const html = readFileSync(path.join(SITE_DIR, route, 'index.html'), 'utf8');
    const extracted = new WebAutoExtractor({addLocation: true}).parse(html);
    expect(extracted.errors).toEqual([]);
    const issues = await new Validator().validate(extracted);
    expect(issues).toEqual([]);
  });
});
