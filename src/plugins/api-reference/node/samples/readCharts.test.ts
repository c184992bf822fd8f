import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {docsVersionByName} from '../../../../site/versions';
import {readCharts} from './readCharts';

const version = docsVersionByName('current');

let siteDir: string;

function write(name: string, content: string): void {
  writeFileSync(path.join(siteDir, version.folder, name), content);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'charts-'));
  mkdirSync(path.join(siteDir, version.folder));
  write('_charts.yaml', 'charts:\n  - one\n');
  write(
    '_constants.yaml',
    'chart-registry: oci://registry.example\nchart-version: 0.3.2\n',
  );
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

test('names, registry and version come from two files', () => {
  expect(readCharts(siteDir, version)).toEqual({
    names: ['one'],
    registry: 'oci://registry.example',
    version: '0.3.2',
  });
});

test('a version without a list of charts has none', () => {
  rmSync(path.join(siteDir, version.folder, '_charts.yaml'));
  expect(readCharts(siteDir, version)).toBeUndefined();
});

test.each([
  ['charts:\n  - one\n bad: [', 'docs/_charts.yaml:3'],
  ['charts:\n  - 5\n', 'docs/_charts.yaml:2:5 charts[0]'],
  ['chart:\n  - one\n', 'docs/_charts.yaml:1:1 chart'],
])(
  'an invalid list such as %j is rejected with file and line',
  (content, place) => {
    write('_charts.yaml', content);
    expect(() => readCharts(siteDir, version)).toThrow(place);
  },
);
