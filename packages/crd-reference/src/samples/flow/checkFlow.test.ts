import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import {PLATFORM} from '../../testing/temporarySite';
import {readSampleSite} from '../readSampleSite';

import {flowPages} from './flowPages';

const SITE = path.resolve(import.meta.dirname, '../../../fixtures/flow');
const PAGES = readdirSync(path.join(SITE, 'docs'));

const markdown = unified().use(remarkParse).use(remarkDirective);

const check = flowPages({
  siteDir: SITE,
  siteOf: (file) => ({
    ...readSampleSite(PLATFORM, file).site,
    charts: {
      ...{registry: 'oci://charts.example', version: '2', names: []},
      ...{values: {}, waiting: [], gatewayPorts: ['8443']},
      makes: [
        {thing: 'namespace', name: 'dp-*'},
        {thing: 'label', name: 'component-name'},
      ],
    },
  }),
  parse: (text) => markdown.parse(text),
  fill: (text) => text,
});

/** What the comments in a page's commands say about the faults in their lines. */
function markedFaults(page: string): string[] {
  const lines = readFileSync(path.join(SITE, 'docs', page), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const fault = text.split('# fault: ')[1];
    return fault === undefined ? [] : `${index + 1}: ${fault}`;
  });
}

test.each(PAGES)('%s has the faults that it marks, and no others', (page) => {
  const {errors} = check(`docs/${page}`);
  const marked = markedFaults(page);
  expect(errors.map(({place, what}) => `${place.line}: ${what}`)).toEqual(
    marked,
  );
  expect(marked.length === 0).toBe(page === 'right.md');
});

test('every fault has a remedy', () => {
  const errors = PAGES.flatMap((page) => check(`docs/${page}`).errors);
  expect(errors.length).toBeGreaterThanOrEqual(12);
  for (const {remedy} of errors) expect(remedy).toMatch(/^[A-Z].*\.$/u);
});
