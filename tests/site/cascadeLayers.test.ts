import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const CSS = path.resolve(__dirname, '../../build/assets/css');
const ORDER = ['tokens', 'base', 'components', 'pages', 'print'] as const;

test.each(readdirSync(CSS).filter((file) => /^styles\..*\.css$/u.test(file)))(
  'the layers of %s are declared in order of precedence',
  (file) => {
    const css = readFileSync(path.join(CSS, file), 'utf8');
    const named = [...css.matchAll(/@layer\s+([^;{]+)/gu)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    );
    const ours = named.filter((name) => name.startsWith('site.'));
    expect([...new Set(ours)]).toEqual(ORDER.map((name) => `site.${name}`));
    expect(named[0]).toMatch(/^docusaurus/u);
  },
);
