import {expect, test} from 'vitest';

import {createCatalog} from '../../engine/catalog';
import {judge} from '../../engine/judge';
import {factsOfGroup} from '../readPlatformFacts';
import {KUBERNETES_FILE, KUBERNETES_RULES} from './readSchemas';

const catalog = createCatalog(
  {
    ...{version: 'v1', kinds: [], references: [], elsewhere: []},
    platform: factsOfGroup('a.dev'),
    rules: KUBERNETES_RULES,
  },
  KUBERNETES_FILE,
);

const object = (kind: string, fields: string): string =>
  `apiVersion: ${kind.replace(' ', '\nkind: ')}\nmetadata: {name: a}\n${fields}\n`;

const pods = (label: string, replicas: number): string =>
  `spec: {replicas: ${replicas}, selector: {matchLabels: {app: ${label}}}, template: {metadata: {labels: {app: ${label}}}, spec: {containers: [{name: a, image: a}]}}}`;

const job = (image: string, suspend = false): string =>
  `spec: {suspend: ${suspend}, template: {spec: {restartPolicy: Never, containers: [{name: a, image: ${image}}]}}}`;

const cronJob = (image: string): string =>
  `spec: {schedule: "@daily", jobTemplate: {${job(image)}}}`;

test.each([
  ['apps/v1 Deployment', pods('a', 1), pods('b', 1), 'spec.selector'],
  ['apps/v1 Deployment', pods('a', 1), pods('a', 2), undefined],
  ['batch/v1 Job', job('a'), job('b'), 'spec'],
  ['batch/v1 Job', job('a', true), job('b', true), undefined],
  ['batch/v1 CronJob', cronJob('a'), cronJob('b'), undefined],
  ['v1 Secret', 'type: a/b', 'type: c/d', 'type'],
  [
    'v1 Service',
    'spec: {clusterIP: 10.0.0.1}',
    'spec: {clusterIP: 10.0.0.2}',
    'spec.clusterIP',
  ],
  [
    'v1 PersistentVolumeClaim',
    'spec: {storageClassName: a}',
    'spec: {storageClassName: b}',
    'spec.storageClassName',
  ],
])('%s, %s to %s: %s', (kind, before, after, field) => {
  const [old, now] = [object(kind, before), object(kind, after)];
  const {edits = []} = judge(now, catalog, undefined, old);
  const refused = edits.filter(({sort}) => sort === 'refused');
  expect(refused.map(({remedy}) => remedy)).toEqual(
    field === undefined ? [] : [expect.stringContaining(`\`${field}\``)],
  );
});

test.each([
  ['rbac.authorization.k8s.io/v1 Role', 'system:reader', 0],
  ['v1 ConfigMap', 'system:reader', 1],
])('%s may be called %s: %i mistakes', (kind, name, count) => {
  const text = object(kind, '').replace('name: a', `name: "${name}"`);
  expect(judge(text, catalog).count).toBe(count);
});
