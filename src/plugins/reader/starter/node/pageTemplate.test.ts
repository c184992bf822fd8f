import {loadHtmlTags} from '@docusaurus/core/lib/server/htmlTags';
import themeClassic from '@docusaurus/theme-classic';
import type {LoadContext, LoadedPlugin} from '@docusaurus/types';
import {compile, defaultConfig} from 'eta';
import {expect, test} from 'vitest';

import {pageTemplate, THEME_TAGS} from './pageTemplate';

const STARTER = {
  firstPaint: 'paint()',
  code: 'start()',
  file: 'assets/js/starter.js',
  integrity: 'sha256-x',
  live: {code: '', file: 'assets/js/live.js', integrity: 'sha256-y'},
};

test("the theme's tags before a page are removed, those of plugins stay", () => {
  const context = {
    siteDir: '/site',
    siteStorage: {type: 'localStorage', namespace: ''},
    i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    siteConfig: {
      themeConfig: {colorMode: {}, prism: {additionalLanguages: []}},
    },
  };
  const theme = themeClassic(context as unknown as LoadContext, {
    customCss: [],
  });
  const plugin = {
    injectHtmlTags: () => ({preBodyTags: ['<script>x()</script><p>Kept.</p>']}),
  };
  const tagsOf = (...plugins: readonly object[]): string =>
    loadHtmlTags({plugins: plugins as LoadedPlugin[], router: 'browser'})
      .preBodyTags;
  expect(tagsOf(theme, plugin)).toContain('theme-svg-external-link');
  expect(tagsOf(theme, plugin).replace(THEME_TAGS, '').trim()).toBe(
    tagsOf(plugin),
  );
});

/** The page that the framework renders from the template. */
function page(application: 'idle' | 'at-once', appHtml: string): string {
  const template = pageTemplate(STARTER, {baseUrl: '/', application});
  return compile(template)(
    {
      appHtml,
      baseUrl: '/',
      version: '',
      htmlAttributes: '',
      bodyAttributes: '',
      headTags: '',
      preBodyTags: '',
      postBodyTags: '',
      scripts: ['a.js', 'b.js'],
      stylesheets: [],
      metaAttributes: [],
    },
    defaultConfig,
  );
}

const LIVE = '<div data-live="" class="x"></div>';

test.each([
  ['idle', '<p>data-live=""</p>', true],
  ['idle', LIVE, false],
  ['at-once', '', false],
  ['at-once', LIVE, false],
] as const)(
  'with %s and the content %j the scripts are data: %s',
  (application, content, areData) => {
    const html = page(application, content);
    expect(html.includes('data-application="/a.js /b.js"')).toBe(areData);
    expect(html.includes('<script src="/a.js" defer></script>')).toBe(!areData);
    expect(html.includes('src="/assets/js/live.js"')).toBe(content === LIVE);
    expect(html.match(/src="\/assets\/js\/starter\.js"/gu)).toHaveLength(1);
  },
);

test.each(['idle', 'at-once'] as const)(
  'with %s a page that is completed after the build has only the starter',
  (application) => {
    const html = page(application, '<article data-changes="">');
    expect(html.match(/<script/gu)).toHaveLength(2);
    expect(html).toContain('src="/assets/js/starter.js"');
    expect(html).not.toContain('a.js');
  },
);
