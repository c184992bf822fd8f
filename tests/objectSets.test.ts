import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {describe, expect, test} from 'vitest';
import {stringify} from 'yaml';

import {isRecord} from '@openchoreo/page-tools/isRecord';
import {judge, type Verdict} from '@openchoreo/crd-reference/engine/judge';
import {readCatalog} from '@openchoreo/crd-reference/files/readCatalog';
import type {Reference} from '@openchoreo/crd-reference/model/references';
import {listSampleFiles} from '@openchoreo/crd-reference/samples/sampleFiles';

import {REFERENCE} from '../src/site/reference';

const siteDir = path.resolve(import.meta.dirname, '..');
const site = {...REFERENCE, siteDir};

/** A manifest: field path → value, such as `spec.env[].name` → `a`. */
type Fields = Readonly<Record<string, string>>;

/** A namespace that nothing installs, so that every object in it is named. */
const PLACE: Fields = {'metadata.namespace': 'acme'};
const DEFAULT: Fields = {'metadata.namespace': 'default'};

function put(value: unknown, steps: readonly string[], text: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return text;
  if (step === '[]') return [put(undefined, rest, text)];
  const before = isRecord(value) ? value : {};
  const key = step === '<key>' ? 'key' : step;
  return {...before, [key]: put(before[key], rest, text)};
}

describe.each(REFERENCE.versions)('$label', (version) => {
  const {catalog} = readCatalog(site, version);
  const {references} = catalog;

  function manifest(kind: string, fields: Fields): string {
    const [{apiVersion} = {apiVersion: 'example.dev/v1'}] = catalog.named(kind);
    const base: unknown = {apiVersion, kind};
    return stringify(
      Object.entries({'metadata.name': 'a', ...PLACE, ...fields}).reduce(
        (object, [field, text]) =>
          put(object, field.replaceAll('[]', '.[]').split('.'), text),
        base,
      ),
    );
  }
  const judged = (...manifests: readonly string[]): Verdict =>
    judge(manifests.join('---\n'), catalog);
  /** The notes about objects of a kind that are missing, or made twice. */
  const about = (kind: string, ...manifests: readonly string[]): string[] =>
    judged(...manifests)
      .notes.map(({what}) => what)
      .filter(
        (what) => what.includes(`${kind} \``) || what.includes(`a ${kind}`),
      )
      .filter((what) => /not in this text|overwrites/u.test(what));

  /** An object that refers, what leads to the target, and the target. */
  function pairOf(row: Reference): readonly [string[], string] {
    const {from, to, fields, through, when} = row;
    const condition = when === undefined ? {} : {[when]: 'deployment/a'};
    const place = row.namespace === 'default' ? DEFAULT : PLACE;
    if (through !== undefined) {
      const chain: string[] = [];
      let [kind, there]: [string, Fields] = [from, place];
      for (const [index, field] of through.entries()) {
        const own = index === 0 ? condition : {'metadata.name': 'found'};
        const isLast = index === through.length - 1;
        const name = isLast ? 'wanted' : 'found';
        chain.push(manifest(kind, {...own, ...there, [field]: name}));
        const next = references.find(
          (each) => each.from === kind && each.path === field,
        );
        kind = next?.to ?? '';
        if (next?.namespace === 'default') there = DEFAULT;
      }
      const wanted = {'metadata.name': 'wanted'};
      // The last object of the chain may look in its own namespace.
      const other = manifest(to, {...wanted, ...DEFAULT});
      return place === DEFAULT
        ? [chain, other]
        : [[...chain, other], manifest(to, wanted)];
    }
    if (row.path === null) {
      const pairs = Object.entries(fields ?? {});
      const values = pairs
        .filter(([field]) => !field.startsWith('metadata.'))
        .map(([field]) => [field, 'wanted'] as const);
      const source: Fields = {...PLACE, ...Object.fromEntries(values)};
      const target = pairs.map(
        ([field, other]) => [other, source[field] ?? 'a'] as const,
      );
      return [
        [manifest(from, {...condition, ...source})],
        manifest(to, Object.fromEntries(target)),
      ];
    }
    const [[key, other] = ['', 'metadata.name']] = Object.entries(fields ?? {});
    const field = key === '' ? row.path : row.path.replace(/<key>$/u, key);
    return [
      [manifest(from, {...condition, [field]: 'wanted'})],
      manifest(to, {...place, [other]: 'wanted'}),
    ];
  }

  const named = references.filter(
    ({by, relation = 'reads'}) => relation === 'reads' && by !== 'copy',
  );
  test.each(named)(
    '$from $path → $to: only a set without it has a note',
    (row) => {
      const [objects, target] = pairOf(row);
      expect(about(row.to, ...objects)).not.toEqual([]);
      expect(about(row.to, ...objects, target)).toEqual([]);
    },
  );

  const made = references.filter(
    ({relation, namespace}) => relation === 'owns' && namespace === 'same',
  );
  const elsewhere = references.filter(
    ({relation, namespace}) => relation === 'creates' && namespace !== 'same',
  );
  test.each(elsewhere)(
    '$from makes $to in a $namespace: none is missing, and none overwritten',
    ({from, to}) => {
      const creator = manifest(from, DEFAULT);
      expect(about(to, creator)).toEqual([]);
      expect(about(to, creator, manifest(to, DEFAULT))).toEqual([]);
    },
  );
  test.each(made.filter(({when}) => when === undefined))(
    '$from makes $to: only a set with both has a note',
    ({from, to}) => {
      const creator = manifest(from, {});
      expect(about(to, creator)).toEqual([]);
      expect(about(to, creator, manifest(to, {}))).toHaveLength(1);
      const other = manifest(to, {'metadata.name': 'other'});
      expect(about(to, creator, other)).toEqual([]);
    },
  );

  const copied = references.filter(({by}) => by === 'copy');
  test.each(copied)(
    '$from, a copy of $to, is overwritten by what makes it',
    ({from}) => {
      const creator = made.find(({to}) => to === from)?.from ?? '';
      expect(
        about(from, manifest(creator, {}), manifest(from, {})),
      ).toHaveLength(1);
    },
  );

  test('an object that another one makes need not be in the text', () => {
    const wanted = references.filter(({to}) =>
      references.some(
        (each) => each.to === to && (each.relation ?? 'reads') !== 'reads',
      ),
    );
    expect(wanted).not.toEqual([]);
    const workload = manifest('Service', {'spec.workloadName': 'wanted'});
    expect(about('Workload', workload)).toHaveLength(1);
    expect(about('Workload', workload, manifest('Build', {}))).toEqual([]);
  });

  test('what an installation has is not missing', () => {
    for (const {kind, name, namespace} of catalog.platform.installed) {
      const row = named.find(
        ({to, path: field, fields}) => to === kind && field !== null && !fields,
      );
      if (row?.path === undefined || row.path === null) continue;
      const place =
        namespace === undefined ? {} : {'metadata.namespace': namespace};
      expect(
        about(kind, manifest(row.from, {[row.path]: name, ...place})),
        `${kind} ${name}`,
      ).toEqual([]);
    }
  });

  test('published samples only lack what other texts have', async () => {
    for (const file of listSampleFiles(siteDir, version)) {
      const sample = path.join(siteDir, version.samples, file);
      const {notes, order} = judged(await readFile(sample, 'utf8'));
      const others = notes.filter(({what}) => !what.startsWith('not in this'));
      expect({file, others, order}).toEqual({file, others: [], order: []});
    }
  });

  const edits = [
    ['v0.3.x', 'Service', 'spec.workloadName', 'restart'],
    ['v0.3.x', 'Service', 'spec.className', 'rendered'],
    ['v0.3.x', 'Workload', 'spec.containers.<key>.image', 'restart'],
    ['v0.3.x', 'Build', 'spec.templateRef.name', 'ignored'],
    ['v0.3.x', 'DataPlane', 'spec.kubernetesCluster.name', 'ignored'],
    ['v0.3.x', 'Environment', 'spec.dataPlaneRef', 'rendered'],
    ['v0.3.x', 'ServiceClass', 'spec.deploymentTemplate.replicas', 'restart'],
    ['v0.3.x', 'Component', 'spec.type', 'ignored'],
    ['v0.3.x', 'Environment', 'spec.gateway.dnsPrefix', undefined],
    ['v0.3.x', 'Project', 'metadata.labels.team', undefined],
    ['current', 'Component', 'spec.componentType', 'refused'],
    ['current', 'ComponentTypeDefinition', 'spec.workloadType', 'refused'],
    ['current', 'Project', 'spec.deploymentPipelineRef', 'ignored'],
  ] as const;
  test.each(edits.filter(([name]) => name === version.name))(
    'in %s, a change of %s %s is %s',
    (_version, kind, field, sort) => {
      const [before, after] = ['a', 'b'].map((text) =>
        manifest(kind, {[field]: text}),
      );
      const {edits: found} = judge(after ?? '', catalog, undefined, before);
      expect(found?.map((edit) => edit.sort)).toEqual(sort ? [sort] : []);
    },
  );
});
