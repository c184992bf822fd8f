import {selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';

import {DOCS_VERSIONS} from '../../src/site/versions';
import {builtPage} from '../support/builtSite';
import {DOCS_ROUTES} from '../support/routes';

// html.test.ts and links.test.ts judge its ids and links, like those of pages.
test.each(DOCS_VERSIONS)(
  'the offline copy of $label has every listed page once, and needs no other file',
  ({slug, label}) => {
    const {tree} = builtPage(`/offline/${slug}.html`);
    const listed = DOCS_ROUTES.filter(
      ({version, kind, unlisted}) =>
        version === label && kind === 'docs' && !unlisted,
    );
    expect(selectAll('main > section', tree)).toHaveLength(listed.length);
    expect(selectAll('script, link, img[src], iframe', tree)).toEqual([]);
  },
);
