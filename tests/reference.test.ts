import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import Ajv2020 from 'ajv/dist/2020';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Root} from 'hast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {beforeEach, describe, expect, test} from 'vitest';
import {parse, parseAllDocuments} from 'yaml';
import {z} from 'zod';

import {filesBelow} from '../src/lib/node/filesBelow';
import {publishReference} from '../src/plugins/crd-reference';
import {readReference} from '../src/plugins/crd-reference/files/readReference';
import {formatStructure} from '../src/plugins/crd-reference/import/crds';
import {referenceDirectives} from '../src/plugins/crd-reference/reference/referenceDirectives';
import {failOnce} from '../src/markdown/mistakes';
import {remarkDirectives} from '../src/markdown/remarkDirectives';
import {
  fieldSchema,
  type Field,
} from '../src/plugins/crd-reference/model/fields';
import {definitionOf} from '../src/plugins/crd-reference/model/kubernetes';
import {valueInWords} from '../src/plugins/crd-reference/model/words';
import {kindStructure} from '../src/plugins/crd-reference/model/model';
import {REFERENCE} from '../src/site/reference';
import {stepsOf} from '../src/plugins/crd-reference/check/yamlPaths';
import {checkPasted} from '../src/plugins/crd-reference/check/check';
import {readPasted} from '../src/plugins/crd-reference/check/pasted';
import {keysOfParts} from '../src/plugins/crd-reference/check/textKindWords.json';
import {readVersionData} from '../src/plugins/crd-reference/files/cachedReference';
import {createCatalog} from '../src/plugins/crd-reference/model/catalog';
import {temporaryFolder} from './support/temporaryFolder';

/** The repository itself, with its structures, descriptions and pages. */
const siteDir = path.resolve(import.meta.dirname, '..');
const site = {
  ...REFERENCE,
  siteDir,
  siteUrl: 'https://example.dev',
  baseUrl: '/base/',
};

async function renderPage(file: string): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkDirectives, {
      siteDir,
      directivesOf: (page) => referenceDirectives(site, page),
    })
    .use(failOnce, siteDir)
    .use(remarkRehype);
  const absolute = path.join(siteDir, file);
  const source = {path: absolute, value: await readFile(absolute, 'utf8')};
  return processor.run(processor.parse(source), source);
}

/** The line with the field's type and badges. */
function rowOf(tree: Root, {anchor}: Field): string {
  const row = select(
    `li#${anchor} > p:first-child, h3#${anchor} + .oc-field > p:first-child`,
    tree,
  );
  return row === undefined ? 'no row' : toString(row);
}

describe.each(site.versions)(
  'the reference of $label',
  {timeout: 30_000},
  (version) => {
    test('is from the release that the version documents', () => {
      const {kinds} = readReference(site, version);
      for (const {model} of kinds.values()) {
        expect(model.ref).toBe(version.release.ref);
      }
    });

    test('has only fields in _platform.yaml that exist', () => {
      const catalog = createCatalog(readVersionData(site, version));
      const {openFields} = catalog.platform;
      const isField = (kind: string, field: string): boolean =>
        'schema' in
        fieldSchema(
          catalog.kinds.find((known) => known.kind === kind)?.schema ?? {},
          stepsOf(field),
        );
      for (const [kind, shapes] of Object.entries(openFields)) {
        for (const [field, shape] of Object.entries(shapes)) {
          expect([kind, field, isField(kind, field)]).toContain(true);
          if ('part' in shape) definitionOf(shape.part);
        }
      }
    });

    test('has structures as the import writes them', async () => {
      const folder = path.join(siteDir, `${version.reference}/_crds`);
      for (const name of await readdir(folder)) {
        const bytes = await readFile(path.join(folder, name), 'utf8');
        const structure = kindStructure.parse(parse(bytes));
        expect(name).toBe(`${structure.kind.toLowerCase()}.yaml`);
        expect(formatStructure(structure)).toBe(bytes);
      }
    });

    const documented = [...readReference(site, version).kinds.values()];

    test.each(documented.filter(({model}) => model.address !== undefined))(
      'shows every field of $model.kind once',
      async ({rows: shown, model}) => {
        const fields = [...shown.values()];
        const tree = await renderPage(
          `${version.folder}/${model.address ?? ''}.md`,
        );
        const ids = selectAll('[id]', tree).map(
          ({properties}) => properties['id'],
        );
        expect(new Set(ids).size).toBe(ids.length);
        const rows = selectAll('h3[id], .oc-fields > li[id]', tree)
          .map(({properties}) => properties['id'])
          .filter((id) => /^(?:spec|status)(?:-|$)/u.test(String(id)));
        expect(rows).toEqual(fields.map(({anchor}) => anchor));
        for (const field of fields) {
          const {node, path: of, required} = field;
          const row = rowOf(tree, field);
          const isRequired = row.includes('required');
          expect([of, isRequired]).toEqual([of, required === true]);
          const {format, default: value, pattern, minimum, maximum} = node;
          const limits = [format, value, pattern, minimum, maximum];
          for (const limit of [...limits, ...(node.enum ?? [])]) {
            if (limit !== undefined) expect(row).toContain(valueInWords(limit));
          }
        }
      },
    );
  },
);

describe.each(site.versions)('the published schemas of $label', (version) => {
  const folder = `/base/schemas/${version.slug}/`;
  const outDir = temporaryFolder();
  beforeEach(() => publishReference({...site, versions: [version]}, outDir));

  const published = (name: string): Promise<string> =>
    readFile(path.join(outDir, 'schemas', version.slug, name), 'utf8');

  test('accept the samples of the site', async () => {
    const {kinds} = index.parse(JSON.parse(await published('index.json')));
    const ajv = new Ajv2020({strict: false, validateFormats: false});
    for (const {kind, schema} of kinds) {
      const name = `${kind.toLowerCase()}.json`;
      expect(schema).toBe(`https://example.dev${folder}${name}`);
      const parsed = jsonObject.parse(JSON.parse(await published(name)));
      expect(parsed['$id']).toBe(schema);
      ajv.addSchema(parsed, kind);
    }
    const samples = path.join(siteDir, version.samples);
    let judged = 0;
    for (const name of filesBelow(samples)) {
      if (!name.endsWith('.yaml')) continue;
      const bytes = await readFile(path.join(samples, name), 'utf8');
      for (const document of parseAllDocuments(bytes)) {
        const manifest = manifestShape.safeParse(document.toJS());
        const validate = ajv.getSchema(manifest.data?.kind ?? '');
        if (validate === undefined) continue;
        void validate(manifest.data);
        expect(validate.errors ?? [], name).toEqual([]);
        judged += 1;
      }
    }
    expect(judged).toBeGreaterThan(0);
  });

  test('are listed on a page', async () => {
    const html = await published('index.html');
    expect(html).toContain('<a href="component.json">Component</a>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    // The address may wrap.
    const text = html.replaceAll('<wbr>', '');
    expect(text).toContain(`$schema=https://example.dev${folder}`);
  });
});

test.each(site.versions)(
  'the example in the empty checker has the two mistakes that it names, in $label',
  (version) => {
    const catalog = createCatalog(readVersionData(site, version));
    const {mistakes} = checkPasted(readPasted(site.example), catalog);
    expect(mistakes.map(({line}) => line)).toEqual([8, 12]);
  },
);

test('parts of manifests are known by keys that a version has', () => {
  const data = site.versions.map((version) => readVersionData(site, version));
  const text = JSON.stringify(data);
  for (const key of keysOfParts) expect(text).toContain(`"${key}":`);
});

const index = z.object({
  kinds: z.array(z.object({kind: z.string(), schema: z.url()})),
});
const jsonObject = z.record(z.string(), z.unknown());
const manifestShape = z.looseObject({
  apiVersion: z.literal('openchoreo.dev/v1alpha1'),
  kind: z.string(),
});
