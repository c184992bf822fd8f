import {expect, test} from 'vitest';

import {definitionOf, KUBERNETES} from '../model/kubernetes';
import {kubernetesFile, type OpenApi} from './kubernetes';

const KIND = 'x-kubernetes-group-version-kind';
const TYPES = '#/definitions/io.k8s.apimachinery.pkg';
const kind = {group: 'apps', version: 'v1', kind: 'Deployment'};
const address = '/apis/apps/v1/namespaces/{namespace}/deployments';

const SWAGGER: OpenApi = {
  definitions: {
    'io.k8s.api.apps.v1.Deployment': {
      type: 'object',
      properties: {
        containers: {
          type: 'array',
          items: {$ref: '#/definitions/io.k8s.api.core.v1.Container'},
          'x-kubernetes-list-map-keys': ['name'],
        },
      },
      [KIND]: [kind],
    },
    'io.k8s.api.core.v1.Container': {
      type: 'object',
      required: ['name'],
      properties: {
        name: {type: 'string'},
        limits: {
          type: 'object',
          additionalProperties: {$ref: `${TYPES}.api.resource.Quantity`},
        },
        port: {$ref: `${TYPES}.util.intstr.IntOrString`},
        priority: {type: 'integer', format: 'int32'},
        extension: {$ref: `${TYPES}.runtime.RawExtension`},
      },
    },
    'io.k8s.api.core.v1.Unused': {properties: {}},
    'io.k8s.apimachinery.pkg.runtime.RawExtension': {type: 'object'},
  },
  paths: {
    [address]: {post: {[KIND]: kind}},
    [`${address}/{name}/scale`]: {post: {[KIND]: kind}},
  },
};

const LIMITS = {
  checked: ['apps/v1 Deployment'],
  acceptsDuplicates: [],
  constraints: {'V1Container.name': {minLength: 1}},
};

test('kinds, the types they contain, and limits become schemas', () => {
  const {kinds, $defs} = kubernetesFile(SWAGGER, LIMITS);
  expect(kinds).toEqual([
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      scope: 'Namespaced',
      definition: 'V1Deployment',
    },
  ]);
  expect(Object.keys($defs)).toEqual(['V1Deployment', 'V1Container']);
  expect($defs['V1Deployment']?.properties).toEqual({
    containers: {
      type: 'array',
      items: {$ref: '#/$defs/V1Container'},
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name'],
    },
  });
  expect($defs['V1Container']).toEqual({
    type: 'object',
    required: ['name'],
    properties: {
      name: {type: 'string', minLength: 1},
      limits: {type: 'object', additionalProperties: {format: 'quantity'}},
      port: {'x-kubernetes-int-or-string': true},
      priority: {type: 'integer', format: 'int32'},
      extension: {'x-kubernetes-preserve-unknown-fields': true},
    },
  });
});

test('every reference in the imported file leads to a schema', () => {
  for (const [, name = ''] of JSON.stringify(KUBERNETES).matchAll(
    /"(?:definition":"|\$ref":"#\/\$defs\/)(\w+)"/gu,
  )) {
    expect(definitionOf(name).type).toBe('object');
  }
});
