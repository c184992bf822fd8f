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
function page(application: 'idle' | 'at-once', own: string): string {
  const template = pageTemplate(STARTER, {baseUrl: '/', application});
  return compile(template)(
    {
      ...{appHtml: '<p>application-start</p>', baseUrl: '/', version: ''},
      ...{htmlAttributes: '', bodyAttributes: '', headTags: ''},
      ...{preBodyTags: '', postBodyTags: ''},
      scripts: ['a.js', 'b.js'],
      stylesheets: [],
      metaAttributes: [
        own &&
          `<meta data-rh="true" name="application-start" content="${own}">`,
      ],
    },
    defaultConfig,
  );
}

test.each([
  ['idle', '', 'idle'],
  ['idle', 'at-once', 'at-once'],
  ['idle', 'never', 'never'],
  ['at-once', '', 'at-once'],
  ['at-once', 'never', 'never'],
] as const)(
  'in a build that starts it %s, a page that says "%s" starts the application: %s',
  (application, own, start) => {
    const html = page(application, own);
    expect(html.includes('data-application="/a.js /b.js"')).toBe(
      start === 'idle',
    );
    expect(html.includes('<script src="/a.js" defer></script>')).toBe(
      start === 'at-once',
    );
    expect(html.includes('with JavaScript only')).toBe(own === 'at-once');
    expect(html.match(/src="\/assets\/js\/starter\.js"/gu)).toHaveLength(1);
  },
);
