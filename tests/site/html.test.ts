import {createHash} from 'node:crypto';

import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {HtmlValidate} from 'html-validate';
import {beforeAll, expect, test} from 'vitest';

import {attribute, builtPages, type TestPage} from '../support/builtSite';

let pages: readonly TestPage[];

beforeAll(async () => {
  pages = [...(await builtPages()).values()];
});

/**
 * The rules that the form of the HTML breaks on purpose: pages are minified,
 * and ids may begin with digits and underscores since HTML5.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', {relaxed: true}],
    'void-style': 'off',
    // The framework's skip link is drawn so; a section would say no more.
    'prefer-native-element': ['error', {exclude: ['region']}],
    // Allowed on every element with a role that takes a name, lists included.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
  },
});

test('the source of every page is read without a parse error', () => {
  const errors = pages.flatMap(({route, html}) => {
    const found: string[] = [];
    fromHtml(html, {
      onerror: (error) => {
        found.push(`${route}:${error.line ?? 0}: ${error.reason}`);
      },
    });
    return found;
  });
  expect(errors).toEqual([]);
});

test('every page is valid HTML', () => {
  // Minified pages leave out tags that HTML lets be left out, which the
  // validator does not know: it gets the parsed page, written out in full.
  const faults = pages.flatMap(({route, tree}) => {
    const html = toHtml(tree);
    const {results} = validator.validateStringSync(html, route);
    return results.flatMap(({messages}) =>
      messages.map(({ruleId, message, offset}) => {
        const near = html.slice(Math.max(0, offset - 20), offset + 80);
        return `${route}: ${ruleId}: ${message} near ${near}`;
      }),
    );
  });
  expect(faults.slice(0, 40)).toEqual([]);
});

test('no element has a style of its own', () => {
  const styled = pages.flatMap(({route, tree}) =>
    selectAll('[style]', tree).map(({tagName}) => `${route}: <${tagName}>`),
  );
  expect(styled).toEqual([]);
  // The offline copies carry theirs: a file on a disk has none beside it.
  const sheets = pages.filter(
    ({kind, tree}) => kind !== 'offline' && selectAll('style', tree).length > 0,
  );
  expect(sheets.map(({route}) => route)).toEqual([]);
});

test('no element has a script of its own', () => {
  const handlers = pages.flatMap(({route, tree}) =>
    selectAll('*', tree).flatMap(({tagName, properties}) =>
      Object.keys(properties)
        .filter((name) => /^on[A-Z]/.test(name))
        .map((name) => `${route}: <${tagName} ${name}>`),
    ),
  );
  expect(handlers).toEqual([]);
});

const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

test('every page has one inline script, the same everywhere, which its policy names', () => {
  const scripts = new Set<string>();
  for (const {route, tree, kind} of pages) {
    const found = selectAll('script:not([src])', tree)
      .filter(({properties}) => !DATA_TYPES.has(String(properties['type'])))
      .map((script) => toString(script));
    if (kind === 'redirect') continue;
    const hasShell = selectAll('.oc-load-failure', tree).length > 0;
    expect({route, scripts: found.length}).toEqual({
      route,
      scripts: hasShell ? 1 : 0,
    });
    const policy = attribute(
      select('meta[http-equiv="content-security-policy" i]', tree),
      'content',
    );
    for (const text of found) {
      const digest = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`'sha256-${digest}'`);
      scripts.add(text);
    }
  }
  expect(scripts.size).toBe(1);
  const [script = ''] = scripts;
  expect(script).toContain('announcementDismissed');
  expect(script).toContain('themeChoice');
  expect(script.length).toBeLessThan(1200);
});

test('data in a page is JSON', () => {
  for (const {tree} of pages) {
    for (const script of selectAll('script[type$=json]', tree)) {
      expect(() => {
        JSON.parse(toString(script));
      }).not.toThrow();
    }
  }
});
