/**
 * Does the reference stay linear? Generates kinds from those of Next, imports
 * them, lays out their words and draws a page for each, for growing numbers:
 *
 *   npm run bench:reference
 */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {stringify} from 'yaml';

import {readCrds} from '../src/plugins/api-reference/node/readCrds';
import {readReference} from '../src/plugins/api-reference/node/readReference';
import {writeStructures} from '../src/plugins/api-reference/node/writeStructures';
import {remarkApiReference} from '../src/plugins/api-reference/remark';
import {flattenSchema} from '../src/plugins/api-reference/shared/flattenSchema';
import type {KindStructure} from '../src/plugins/api-reference/shared/model';
import {docsVersionByName} from '../src/site/versions';

const siteDir = path.resolve(import.meta.dirname, '..');
const next = docsVersionByName('current');

/** Numbers of kinds; each is compared with the first. */
const SIZES = [125, 250, 500, 1000];

/** Fails when 8 times the kinds take more than this many times the time. */
const ALLOWED_RATIO = 1.6;

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

async function bench(): Promise<void> {
  const {kinds} = await readReference(siteDir, next);
  const models = [...kinds.values()].map(({model}) => model);
  await measure(models, SIZES[0] ?? 1); // Warms the compiler up.
  const results: {size: number; steps: Record<string, number>}[] = [];
  for (const size of SIZES) {
    results.push({size, steps: await measure(models, size)});
  }
  const [first] = results;
  if (first === undefined) return;
  const rows = results.map(({size, steps}) => ({
    kinds: size,
    ...Object.fromEntries(
      Object.entries(steps).map(([step, ms]) => [
        step,
        `${(ms / size).toFixed(2)} ms a kind, ×${ratio(steps, first.steps, step, size / first.size).toFixed(2)}`,
      ]),
    ),
  }));
  console.table(rows);
  const last = results.at(-1) ?? first;
  for (const step of Object.keys(last.steps)) {
    const grown = ratio(last.steps, first.steps, step, last.size / first.size);
    if (grown <= ALLOWED_RATIO) continue;
    console.error(
      `${step}: ${last.size} kinds take ${grown.toFixed(2)} times what linear growth would.`,
    );
    process.exitCode = 1;
  }
}

/** Time by kind, compared with that of the smallest number. */
function ratio(
  steps: Record<string, number>,
  first: Record<string, number>,
  step: string,
  factor: number,
): number {
  return (steps[step] ?? 0) / ((first[step] ?? 1) * factor);
}

async function measure(
  models: readonly KindStructure[],
  size: number,
): Promise<Record<string, number>> {
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
