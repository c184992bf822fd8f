import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {afterAll, beforeAll, beforeEach, describe, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

import {fillConstants} from '../../src/markdown/constants';
import {at, now} from '../support/address';
import {footerPages, idsOf, pageWith, titleOf} from '../support/pageWords';
import {siteServer} from '../support/siteServer';
import * as browser from './driver';

const page = now('/docs/concepts/runtime-model/');
const inFold = '.oc-fields details:not([open]) li[id]';
const foldPage = pageWith(inFold);
const foldId = idsOf(foldPage, inFold).at(-1) ?? '';
const inTab = '.tab ~ .tab .code-block[id]';
const constants = {
  page,
  next: at(page.replace('/docs/', '/docs/next/')),
  other: at(footerPages()[0]),
  query: titleOf('/docs/reference/api/application/component/'),
  'code-page': pageWith('.markdown > .code-block [data-copy]'),
  'term-page': pageWith('.term-note a'),
  'fold-page': foldPage,
  'fold-id': foldId,
  'tab-page': pageWith(inTab),
  'tab-id': idsOf(pageWith(inTab), inTab)[0] ?? '',
};

// Two runs on one machine do not meet.
const port = 40_000 + (process.pid % 20_000);
const site = `http://localhost:${port}`;
const resize = (width: number) =>
  browser.send('/window/rect', {width, height: 900});
const open = (route: string) => browser.send('/url', {url: site + at(route)});

/** What a reader does, and then sees; a step of `walk.yaml` does it in this order. */
const VERBS = {
  width: (width: string) => resize(Number(width)),
  open,
  /** Opens a page and waits for React. */
  visit: async (route: string) => {
    await open(route);
    await browser.until(browser.seen('html[data-has-hydrated=true]'));
  },
  press: browser.press,
  'press beside': browser.pressBeside,
  type: (keys: string) => browser.type(keys),
  'type at 60 ms': (keys: string) => browser.type(keys, 60),
  'type at 150 ms': (keys: string) => browser.type(keys, 150),
  chord: browser.chord,
  go: (way: string) => browser.send(`/${way}`),
  do: browser.ask,
  see: (selector: string) => browser.until(browser.seen(selector)),
  gone: (selector: string) => browser.until(`!${browser.seen(selector)}`),
  is: browser.until,
};

siteServer.listen(port);
afterAll(() => siteServer.close());

const verbs = z.enum(Object.keys(VERBS) as (keyof typeof VERBS)[]);
const walk = z.record(z.string(), z.array(z.partialRecord(verbs, z.string())));
const text = readFileSync(path.join(import.meta.dirname, 'walk.yaml'), 'utf8');
const walks = z
  .object({
    constants: z.record(z.string(), z.string()),
    'with script': walk,
    'without script': walk,
  })
  .parse(parse(text));
const known = new Map(Object.entries({...walks.constants, ...constants}));

describe.each(['with script', 'without script'] as const)('%s', (group) => {
  const hasScript = group === 'with script';
  beforeAll(() => browser.start(port + 1, hasScript));
  beforeEach(() => resize(1280));

  const tests = test.skipIf(browser.isSafari && !hasScript);
  tests.each(Object.entries(walks[group]))('%s', async (_name, steps) => {
    for (const step of steps) {
      for (const verb of verbs.options) {
        const words = step[verb];
        if (words !== undefined) await VERBS[verb](fillConstants(words, known));
      }
    }
  });
});

test.skipIf(browser.isSafari)('a page is printed whole, unfolded', async () => {
  const script = path.join(import.meta.dirname, 'print.py');
  const [field = ''] = foldId.split('-').slice(-1);
  const args = [script, site + at(foldPage), field];
  await promisify(execFile)('/usr/bin/python3', args);
});
