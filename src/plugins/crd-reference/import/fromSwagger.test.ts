import {expect, test} from 'vitest';

import {fromSwagger} from './fromSwagger';

const ref = (name: string): {$ref: string} => ({$ref: `#/definitions/${name}`});
const kind = {group: 'apps', version: 'v1', kind: 'Deployment'};

const SWAGGER = {
  definitions: {
    'io.k8s.api.apps.v1.Deployment': {
      properties: {
        containers: {
          type: 'array',
          items: ref('io.k8s.api.core.v1.Container'),
          'x-kubernetes-list-map-keys': ['name'],
        },
        subject: ref('io.k8s.api.apps.v1.Subject'),
      },
      'x-kubernetes-group-version-kind': [kind],
    },
    'io.k8s.api.core.v1.Container': {
      required: ['name'],
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
        other: ref('io.k8s.api.core.v1.Subject'),
        extension: ref('io.k8s.apimachinery.pkg.runtime.RawExtension'),
      },
    },
    'io.k8s.api.apps.v1.Subject': {properties: {a: {type: 'string'}}},
    'io.k8s.api.core.v1.Subject': {properties: {b: {type: 'boolean'}}},
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

test('kinds, the types they use, and the keys of lists are read', () => {
  expect(fromSwagger(SWAGGER, ['apps/v1 Deployment'])).toEqual({
    kinds: [
      {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        plural: 'deployments',
        namespaced: true,
        definition: 'V1Deployment',
      },
    ],
    definitions: {
      V1Deployment: {
        properties: {containers: 'V1Container[]', subject: 'AppsV1Subject'},
      },
      AppsV1Subject: {properties: {a: 'string'}},
      V1Container: {
        required: ['name'],
        properties: {
          name: 'string',
          limits: 'quantity{}',
          port: 'int-or-string',
          priority: 'int32',
          other: 'CoreV1Subject',
          extension: 'any',
        },
      },
      CoreV1Subject: {properties: {b: 'boolean'}},
    },
    listKeys: {'V1Deployment.containers': ['name']},
  });
});

test('a release without a kind whose fields are checked is refused', () => {
  expect(() => fromSwagger(SWAGGER, ['v1 Pod'])).toThrow(
    'has no v1 Pod. Correct "checked"',
  );
});
