import {expect, test} from 'vitest';

import {definitionOf, KUBERNETES} from '../model/kubernetes';

import {kubernetesFile, type OpenApi} from './kubernetes';

const ref = (name: string): {$ref: string} => ({$ref: `#/definitions/${name}`});
const kind = {group: 'apps', version: 'v1', kind: 'Deployment'};

const SWAGGER: OpenApi = {
  definitions: {
    'io.k8s.api.apps.v1.Deployment': {
      type: 'object',
      properties: {
        containers: {
          type: 'array',
          items: ref('io.k8s.api.core.v1.Container'),
          'x-kubernetes-list-map-keys': ['name'],
        },
      },
      'x-kubernetes-group-version-kind': [kind],
    },
    'io.k8s.api.core.v1.Container': {
      ...{type: 'object', required: ['name']},
      properties: {
        name: {type: 'string'},
        limits: {
          type: 'object',
          additionalProperties: ref(
            'io.k8s.apimachinery.pkg.api.resource.Quantity',
          ),
        },
        port: ref('io.k8s.apimachinery.pkg.util.intstr.IntOrString'),
        priority: {type: 'integer', format: 'int32'},
        extension: ref('io.k8s.apimachinery.pkg.runtime.RawExtension'),
      },
    },
    'io.k8s.api.core.v1.Unused': {properties: {}},
    'io.k8s.apimachinery.pkg.runtime.RawExtension': {type: 'object'},
  },
  paths: {
    '/apis/apps/v1/namespaces/{namespace}/deployments': {
      post: {'x-kubernetes-group-version-kind': kind},
    },
    '/apis/apps/v1/namespaces/{namespace}/deployments/{name}/scale': {
      post: {'x-kubernetes-group-version-kind': kind},
    },
  },
};

const LIMITS = {
  checked: ['apps/v1 Deployment'],
  acceptsDuplicates: [],
  constraints: {'V1Container.name': {minLength: 1}},
} as const;

test('kinds, the types they contain, and limits become schemas', () => {
  const free = {'x-kubernetes-preserve-unknown-fields': true};
  const {kinds, $defs} = kubernetesFile(SWAGGER, LIMITS);
  expect(kinds).toEqual([
    {
      ...{apiVersion: 'apps/v1', kind: 'Deployment'},
      ...{namespaced: true, definition: 'V1Deployment'},
    },
  ]);
  expect($defs).toEqual({
    V1Deployment: {
      type: 'object',
      properties: {
        containers: {
          ...{type: 'array', items: {$ref: '#/$defs/V1Container'}},
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['name'],
        },
      },
    },
    V1Container: {
      ...{type: 'object', required: ['name']},
      properties: {
        name: {type: 'string', minLength: 1},
        limits: {type: 'object', additionalProperties: {format: 'quantity'}},
        port: {'x-kubernetes-int-or-string': true},
        priority: {type: 'integer', format: 'int32'},
        extension: free,
      },
    },
  });
});

test('a release without a kind whose fields are checked is refused', () => {
  expect(() =>
    kubernetesFile(SWAGGER, {...LIMITS, checked: ['v1 Pod']}),
  ).toThrow('has no v1 Pod. Correct "checked"');
});

test('every kind of the imported file has its schema', () => {
  for (const {definition} of KUBERNETES.kinds) {
    if (definition !== undefined)
      expect(definitionOf(definition).type).toBe('object');
  }
  expect(() => definitionOf('V1None')).toThrow(/no schema V1None/u);
});
