import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {HtmlValidate} from 'html-validate';
import {expect, test} from 'vitest';

import {PAGES} from '../support/builtSite';
import {ROUTES} from '../support/routes';

/** Without redirects, whose few tags are the framework's. */
const pages = [...PAGES.values()].filter(
  ({tree}) => !select('[http-equiv=refresh]', tree),
);

/**
 * Some rules don't fit minified pages, and since HTML5 ids can start with digits
 * and underscores.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Search engines shorten a title, which is no mistake of the page.
    'long-title': 'off',
    // What a component of a writer leaves to the browser is no mistake.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', {relaxed: true}],
    'void-style': 'off',
    // The framework's skip link is a region, its announcement a banner.
    'prefer-native-element': ['error', {exclude: ['region', 'banner']}],
    // Allows a label on every element whose role can have a name, such as a list.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
  },
});

/** Whole for the first page of a kind, and of others `main`: they share the rest. */
function partsToCheck() {
  const kinds = new Set<string>();
  return pages.map(({route, tree}) => {
    const own = ROUTES.find((one) => one.path === route);
    const kind = `${own?.kind} ${own?.version}`;
    const main = kinds.has(kind) ? select('main', tree) : undefined;
    kinds.add(kind);
    return {route, part: main ?? tree};
  });
}

test('every page is valid HTML', {timeout: 600_000}, () => {
  // The validator doesn't know the optional tags that minified pages omit, so it
  // gets the serialized tree of the page.
  const faults = partsToCheck().flatMap(({route, part}) => {
    const html = toHtml(part);
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

test('tabs are sections, because reader views leave out a div with fields', () => {
  const parts = pages.flatMap(({tree}) =>
    selectAll('.tabs-choice, .tab, .tab__panel', tree),
  );
  expect(parts).not.toEqual([]);
  expect(parts.filter(({tagName}) => tagName !== 'section')).toEqual([]);
});

test('every picture has a size, so that nothing moves when it loads', () => {
  const pictures = pages.flatMap(({route, tree}) =>
    // The theme's icons have their size from the style sheet.
    selectAll('img, .diagram svg', tree).map(({tagName, properties}) => ({
      place: `${route} <${tagName}>`,
      isSized: ['width', 'height'].every((name) => name in properties),
    })),
  );
  expect(pictures).not.toEqual([]);
  const unsized = pictures.filter(({isSized}) => !isSized);
  expect([...new Set(unsized.map(({place}) => place))]).toEqual([]);
});
