import {readFileSync} from 'node:fs';
import path from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {describe, expect, test} from 'vitest';

import {DOCS_VERSIONS} from '../../src/site/versions';
import {SITE_DIR} from '../support/builtSite';
import {DOCS_ROUTES} from '../support/routes';

describe.each(DOCS_VERSIONS)('the offline copy of $label', ({slug, label}) => {
  const tree = fromHtml(
    readFileSync(path.join(SITE_DIR, 'offline', `${slug}.html`), 'utf8'),
  );

  test('has every listed page once', () => {
    const listed = DOCS_ROUTES.filter(
      (route) =>
        route.version === label && route.kind === 'docs' && !route.unlisted,
    );
    expect(selectAll('main > section', tree)).toHaveLength(listed.length);
  });

  test('has unique ids and no broken internal links', () => {
    const ids = selectAll('[id]', tree).map(({properties}) => properties['id']);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = new Set(ids.map((id) => `#${String(id)}`));
    const dead = selectAll('a[href^="#"]', tree)
      .map(({properties}) => String(properties['href']))
      .filter((href) => !targets.has(href));
    expect(dead).toEqual([]);
  });

  test('needs no other file', () => {
    expect(selectAll('script, link, img[src], iframe', tree)).toEqual([]);
  });
});
