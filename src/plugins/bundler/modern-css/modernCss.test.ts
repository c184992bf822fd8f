import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import {expect, test} from 'vitest';

import {withoutPreset} from './index.ts';

const require_ = createRequire(import.meta.url);

test('the preset is removed, and no configuration files are searched for', () => {
  const preset = require_.resolve('postcss-preset-env');
  const layers = {postcssPlugin: 'layers'};
  expect(
    withoutPreset({ident: 'postcss', plugins: [[preset, {}], preset, layers]}),
  ).toEqual({ident: 'postcss', config: false, plugins: [layers]});
});

test('the framework still adds the preset, and nothing else', () => {
  const source = readFileSync(
    'node_modules/@docusaurus/bundler/lib/loaders/styleLoader.js',
    'utf8',
  );
  const asked = [...source.matchAll(/resolve\('(postcss-[^']+)'\)/gu)];
  expect(asked.map(([, name]) => name)).toEqual([
    'postcss-loader',
    'postcss-preset-env',
  ]);
});
