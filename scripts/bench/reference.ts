import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {stringify} from 'yaml';

import {readCrds} from '../../src/plugins/api-reference/node/readCrds';
import {readReference} from '../../src/plugins/api-reference/node/readReference';
import {writeStructures} from '../../src/plugins/api-reference/node/writeStructures';
import {remarkApiReference} from '../../src/plugins/api-reference/remark';
import {flattenSchema} from '../../src/plugins/api-reference/shared/flattenSchema';
import type {KindStructure} from '../../src/plugins/api-reference/shared/model';
import {fillConstants, readConstants} from '../../src/markdown/constants';
import {checkContent} from '../../src/plugins/api-reference/node/samples/checkContent';
import {DOCS_VERSIONS, docsVersionByName} from '../../src/site/versions';
import type {Row} from './goal';
import {createScratchSite} from './scratchSite';

const siteDir = path.resolve(__dirname, '../..');
/** Any address will do: nothing is fetched. */
const SITE_ADDRESS = 'https://example.com/';

const next = docsVersionByName('current');

/** Numbers of kinds that are compared: the work must grow as they do. */
const FEW = 125;
const MANY = 1000;

/** Times the work that linear growth would be. */
const ALLOWED_GROWTH = 1.6;

/** Milliseconds of processor time, by step. */
type Steps = Readonly<Record<string, number>>;

/** Reads the reference of all versions, checks all samples of the site. */
async function workOfSite(): Promise<number> {
  const started = process.cpuUsage();
  for (const version of DOCS_VERSIONS) await readReference(siteDir, version);
  await checkContent({
    siteDir,
    siteUrl: SITE_ADDRESS,
    files: undefined,
    fill: (text, file) =>
      fillConstants(text, readConstants(siteDir, file, SITE_ADDRESS)).text,
  });
  const {user, system} = process.cpuUsage(started);
  return (user + system) / 1e6;
}

async function workOfBuild(): Promise<number> {
  const site = createScratchSite('reference');
  try {
    return (await site.build()).processor;
  } finally {
    site.remove();
  }
}

/** What the reference and the samples cost a build, and how that grows. */
export async function measureReference(): Promise<readonly Row[]> {
  const {kinds} = await readReference(siteDir, next);
  const models = [...kinds.values()].map(({model}) => model);
  await measureSteps(models, FEW); // Warms the compiler up.
  const few = await measureSteps(models, FEW);
  const many = await measureSteps(models, MANY);
  return [
    {
      what: 'reference and samples, share of the work of a cold build',
      figure: (100 * (await workOfSite())) / (await workOfBuild()),
      unit: '%',
    },
    ...Object.entries(many).map(([step, work]): Row => ({
      what: `reference, ${step}: work per kind at ${MANY} kinds ÷ at ${FEW}`,
      figure: work / MANY / ((few[step] ?? Number.NaN) / FEW),
      unit: '',
      goal: ALLOWED_GROWTH,
    })),
  ];
}

async function measureSteps(
  models: readonly KindStructure[],
  size: number,
): Promise<Steps> {
  const root = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const from = path.join(root, 'crds');
    const reference = path.join(root, next.folder, 'reference/api');
    await writeKinds(models, size, from, reference);
    const steps: Record<string, number> = {};
    const time = async <T>(
      step: string,
      work: () => Promise<T> | T,
    ): Promise<T> => {
      // Time on the processor: other programs on the machine do not count.
      const started = process.cpuUsage();
      const result = await work();
      const {user, system} = process.cpuUsage(started);
      steps[step] = (user + system) / 1000;
      return result;
    };
    const crds = await time('import', async () => {
      const read = await readCrds(from, 'bench');
      await writeStructures(path.join(reference, '_crds'), read.structures);
      return read;
    });
    if (crds.errors.length > 0) throw new Error(crds.errors[0]?.message);
    const read = await time('read', () => readReference(root, next));
    if (read.errors.length > 0) throw new Error(read.errors[0]?.message);
    await time('render', async () => {
      const processor = unified()
        .use(remarkParse)
        .use(remarkDirective)
        .use(remarkApiReference, {siteDir: root});
      for (const {model} of read.kinds.values()) {
        const file = path.join(root, next.folder, model.page ?? '');
        const source = new VFile({value: pageOf(model.kind), path: file});
        await processor.run(processor.parse(source), source);
      }
    });
    return steps;
  } finally {
    await rm(root, {recursive: true});
  }
}

/** Kinds in turn, renamed, each with words for all fields and two references. */
async function writeKinds(
  models: readonly KindStructure[],
  size: number,
  crds: string,
  reference: string,
): Promise<void> {
  const words = path.join(reference, '_descriptions');
  const pages = path.join(reference, 'platform');
  await mkdir(pages, {recursive: true});
  await mkdir(crds, {recursive: true});
  await mkdir(words, {recursive: true});
  const references: object[] = [];
  for (let index = 0; index < size; index += 1) {
    const model = models[index % models.length];
    if (model === undefined) return;
    const kind = `${model.kind}${index}`;
    const name = `${kind.toLowerCase()}.yaml`;
    await writeFile(
      path.join(crds, name),
      stringify(definition(model, kind), {aliasDuplicateObjects: false}),
    );
    const paths = flattenSchema(model.schema);
    await writeFile(
      path.join(words, name),
      stringify({
        kind,
        fields: Object.fromEntries(
          paths.map((field) => [
            field.path,
            `What \`${field.path}\` of ${kind} means, and what happens without it.`,
          ]),
        ),
      }),
    );
    await writeFile(path.join(pages, `${kind.toLowerCase()}.md`), pageOf(kind));
    references.push({
      from: kind,
      path: 'spec',
      to: kind,
      by: 'name',
      namespace: 'same',
    });
  }
  await writeFile(
    path.join(reference, '_references.yaml'),
    stringify(references),
  );
}

/** What a page of a kind asks for. */
function pageOf(kind: string): string {
  return ['facts', 'changes', 'spec', 'status', 'relations']
    .map((part) => `::kind-${part}[${kind}]\n`)
    .join('\n');
}

function definition(model: KindStructure, kind: string): object {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: {name: `${kind.toLowerCase()}s.${model.group}`},
    spec: {
      group: model.group,
      scope: model.scope,
      names: {kind, plural: `${kind.toLowerCase()}s`},
      versions: [
        {
          name: model.version,
          served: true,
          storage: true,
          schema: {openAPIV3Schema: model.schema},
        },
      ],
    },
  };
}
