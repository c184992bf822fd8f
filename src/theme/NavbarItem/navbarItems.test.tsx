import NavbarItem from '@theme/NavbarItem';
import {expect, test} from 'vitest';
import {renderTheme} from '../../../tests/support/renderTheme';

function render(item: object): string {
  return renderTheme(<NavbarItem {...item} />);
}

test('a version dropdown reports an unknown version and lists the known ones', () => {
  expect(() =>
    render({
      type: 'docsVersionDropdown',
      versions: ['v9'],
      dropdownItemsBefore: [],
      dropdownItemsAfter: [],
    }),
  ).toThrow(
    "No docs version exist for name 'v9', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- current\n- v0.3.x",
  );
});

test('an unknown doc ID is reported with the known IDs', () => {
  expect(() => render({type: 'doc', docId: 'nowhere'})).toThrow(
    /Couldn't find any doc with id "nowhere" in version "v0\.3\.x"\.\nAvailable doc ids are:\n- start/u,
  );
});

test('an item for a draft or an unlisted doc shows nothing', () => {
  expect(render({type: 'doc', docId: 'draft'})).toBe('');
  expect(render({type: 'doc', docId: 'quiet'})).toBe('');
});

test('an unknown sidebar ID is reported with the known IDs', () => {
  expect(() => render({type: 'docSidebar', sidebarId: 'nowhere'})).toThrow(
    /Can't find any sidebar with id "nowhere" in version v0\.3\.x".\nAvailable sidebar ids are:\n- docs/u,
  );
});

test('an empty sidebar is reported', () => {
  expect(() => render({type: 'docSidebar', sidebarId: 'empty'})).toThrow(
    'Sidebar with ID "empty" doesn\'t have anything to be linked to.',
  );
});

test('an unknown item type is reported', () => {
  expect(() => render({type: 'custom-nothing'})).toThrow(
    'No NavbarItem component found for type "custom-nothing".',
  );
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
  const dropdown: object = {
    type: 'docsVersionDropdown',
    dropdownItemsBefore: [],
    dropdownItemsAfter: [],
  };
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
  const html = render({
    type: 'localeDropdown',
    dropdownItemsBefore: [],
    dropdownItemsAfter: [],
  });
  expect(html).toMatch(/<details[^]*<a [^>]*lang="en"[^>]*>English</u);
});
