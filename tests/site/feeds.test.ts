import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {SITE_DIR, wholeAddress} from '../support/builtSite';
import {ROUTES} from '../support/routes';

const POSTS = ROUTES.filter(({kind}) => kind === 'post');

test.each(['feed.json', 'rss.xml', 'atom.xml'])(
  '%s has posts, without buttons and without pictures as text',
  (name) => {
    const feed = readFileSync(path.join(SITE_DIR, 'blog', name), 'utf8');
    expect(POSTS.some((post) => feed.includes(wholeAddress(post.path)))).toBe(
      true,
    );
    expect(feed).not.toMatch(/<button|&lt;button|data:image/u);
  },
);
