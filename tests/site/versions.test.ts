import {readFile} from 'node:fs/promises';

import {expect, test} from 'vitest';
import * as z from 'zod';

import {DOCS_VERSIONS, LATEST_VERSION} from '../../src/site/versions';
import {BASE_URL} from '../support/builtSite';
import {DOCS_ROUTES} from '../support/routes';

/** The fields of a docs version, as docs-dev/promises.md promises them. */
const docsVersion = z.strictObject({
  name: z.string(),
  label: z.string(),
  isLast: z.boolean(),
  path: z.string(),
  mainDocId: z.string(),
  docs: z.array(
    z.strictObject({
      id: z.string(),
      path: z.string(),
      sidebar: z.string().optional(),
      unlisted: z.boolean().optional(),
    }),
  ),
  draftIds: z.array(z.string()),
  sidebars: z.record(z.string(), z.unknown()),
});

const globalData = z.object({
  'docusaurus-plugin-content-docs': z.object({
    default: z.object({versions: z.array(docsVersion)}),
  }),
});

test('the global data has each docs version with its fields', async () => {
  // The last build wrote this file.
  const data = globalData.parse(
    JSON.parse(await readFile('.docusaurus/globalData.json', 'utf8')),
  );
  const {versions} = data['docusaurus-plugin-content-docs'].default;
  expect(
    versions.map(({name, label, isLast}) => ({name, label, isLast})),
  ).toEqual(
    DOCS_VERSIONS.map(({name, label}) => ({
      name,
      label,
      isLast: name === LATEST_VERSION,
    })),
  );
  for (const {label, path, docs, mainDocId} of versions) {
    const routes = DOCS_ROUTES.filter(
      ({version, kind}) => version === label && kind === 'docs',
    );
    const main = docs.find(({id}) => id === mainDocId);
    expect(main?.path).toBe(`${path}/`);
    expect(
      docs
        .filter(({unlisted}) => unlisted === true)
        .map((doc) => `${doc.path}/`)
        .sort(),
    ).toEqual(
      routes
        .filter(({unlisted}) => unlisted)
        .map((route) => BASE_URL + route.path.slice(1))
        .sort(),
    );
  }
});
