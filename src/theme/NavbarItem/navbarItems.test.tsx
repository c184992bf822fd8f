import NavbarItem from '@theme/NavbarItem';
import {expect, test} from 'vitest';
import {renderTheme} from '../../../tests/support/renderTheme';

function render(item: object): string {
  return renderTheme(<NavbarItem {...item} />);
}

const DROPDOWN = {dropdownItemsBefore: [], dropdownItemsAfter: []};

test.each<[string, object, string | RegExp]>([
  [
    'version',
    {type: 'docsVersionDropdown', versions: ['v9'], ...DROPDOWN},
    "No docs version exist for name 'v9', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- current\n- v0.3.x",
  ],
  [
    'doc ID',
    {type: 'doc', docId: 'nowhere'},
    /Couldn't find any doc with id "nowhere" in version "v0\.3\.x"\.\nAvailable doc ids are:\n- start/u,
  ],
  [
    'sidebar ID',
    {type: 'docSidebar', sidebarId: 'nowhere'},
    /Can't find any sidebar with id "nowhere" in version v0\.3\.x".\nAvailable sidebar ids are:\n- docs/u,
  ],
  [
    'sidebar with a page',
    {type: 'docSidebar', sidebarId: 'empty'},
    'Sidebar with ID "empty" doesn\'t have anything to be linked to.',
  ],
  [
    'item type',
    {type: 'custom-nothing'},
    'No NavbarItem component found for type "custom-nothing".',
  ],
])('an unknown %s is reported', (_what, item, message) => {
  expect(() => render(item)).toThrow(message);
});

test('an item for a draft or an unlisted doc shows nothing', () => {
  expect(render({type: 'doc', docId: 'draft'})).toBe('');
  expect(render({type: 'doc', docId: 'quiet'})).toBe('');
});

test('the repository link leaves no room for an unknown star count', () => {
  const html = render({
    type: 'custom-repository',
    href: 'https://example.org/repository',
  });
  expect(html).not.toMatch(/<span[^>]*><\/span>/u);
  expect(html).toMatch(
    /<a [^>]*>GitHub(?: <span[^>]*>Stars: (?:<!-- -->)?\d+<\/span>)?<\/a>/u,
  );
});

/** The version dropdown's link to Next, as the build renders it. */
function linkToNext(path: string): string {
  const dropdown: object = {type: 'docsVersionDropdown', ...DROPDOWN};
  const html = renderTheme(<NavbarItem {...dropdown} />, {path});
  return /<a [^>]*data-docs-version="current"[^>]*>/u.exec(html)?.[0] ?? '';
}

test('the version dropdown marks links to the closest page in a version that lacks the current one', () => {
  const link = linkToNext('/docs/quiet/#cells');
  expect(link).toContain('href="/docs/next/"');
  expect(link).toContain('data-docs-nearest');
});

test('an HTML item is a list item, and a search item is ignored', () => {
  expect(render({type: 'html', value: '<b>News</b>', className: 'news'})).toBe(
    '<li class="news"><b>News</b></li>',
  );
  expect(render({type: 'search'})).toBe('');
});

test('a locale dropdown lists the locales', () => {
  const html = render({type: 'localeDropdown', ...DROPDOWN});
  expect(html).toMatch(/<details[^]*<a [^>]*lang="en"[^>]*>English</u);
});
