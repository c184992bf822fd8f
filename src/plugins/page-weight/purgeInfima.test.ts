import {expect, test} from 'vitest';

import {purgeInfima} from './purgeInfima';

const SHEET = `
@layer docusaurus.infima {
  :root { --ifm-a: 1; --ifm-b: 2; --ifm-c: 3 }
  .navbar:not(.hero) { margin: var(--ifm-a) }
  .col--4 { margin: 0 }
  .col--5 { margin: 0 }
  .hero { margin: var(--ifm-c) }
}
@layer site.components { .made-by-the-template { margin: var(--ifm-b) } }
`;

/** What is left of the sheet, without spaces. */
function purge(script: string): string {
  const css = purgeInfima(SHEET, ['"navbar"', script]);
  return css.replaceAll(/\s/gu, '');
}

test('only rules that no script names go, with variables that nothing uses', () => {
  expect(purge('jsx("div", {className: "row col--4"})')).toBe(
    '@layerdocusaurus.infima{:root{--ifm-a:1;--ifm-b:2}.navbar:not(.hero){margin:var(--ifm-a)}.col--4{margin:0}}@layersite.components{.made-by-the-template{margin:var(--ifm-b)}}',
  );
});

test.each([
  ['in a page', 'jsx("p", {className: "hero"})'],
  ['in the configuration', '{"html":"<span class=\\"hero\\">"}'],
])('a class that is used %s stays', (_where, script) => {
  expect(purge(script)).toContain('.hero{margin:var(--ifm-c)}');
});

test('without the scripts of the theme, nothing is removed and the build ends', () => {
  expect(() => purgeInfima(SHEET, [])).toThrow('no script');
  expect(purgeInfima('.own { margin: 0 }', [])).toBe('.own { margin: 0 }');
});
