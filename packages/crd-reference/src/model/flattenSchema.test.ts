import {describe, expect, test} from 'vitest';

import {fieldAnchor} from '@openchoreo/page-tools/html/fieldAnchor';
import {flattenSchema} from './flattenSchema';
import type {SchemaNode} from './model';

describe('the anchor of a field', () => {
  test.each([
    ['spec', 'spec'],
    ['spec.owner.projectName', 'spec-owner-projectname'],
    ['spec.containers.<key>.env[].name', 'spec-containers-key-env-name'],
    ['spec.containers.<key>.args[]', 'spec-containers-key-args-item'],
    ['spec.overrides.<key>', 'spec-overrides-key'],
    ['spec.matrix[][]', 'spec-matrix-item'],
    ['spec.caCrt', 'spec-cacrt'],
    ['spec.a/b $ref', 'spec-a-b-ref'],
  ])('of %s is #%s', (path, anchor) => {
    expect(fieldAnchor(path)).toBe(anchor);
  });
});

const text: SchemaNode = {type: 'string'};

function pathsOf(spec: SchemaNode): string[] {
  return flattenSchema({type: 'object', properties: {spec}}).map(
    ({path}) => path,
  );
}

describe('a schema is flattened to paths', () => {
  test('spec comes first and status last, regardless of the file', () => {
    const paths = flattenSchema({
      properties: {
        data: text,
        status: {type: 'object', properties: {phase: text}},
        spec: {type: 'object', properties: {size: text}},
      },
    }).map(({path}) => path);
    expect(paths).toEqual([
      'spec',
      'spec.size',
      'data',
      'status',
      'status.phase',
    ]);
  });

  test('plain objects in lists and maps get no row for the item', () => {
    const item: SchemaNode = {
      type: 'object',
      required: ['name'],
      properties: {name: text},
    };
    expect(
      pathsOf({
        type: 'object',
        properties: {
          list: {type: 'array', items: item},
          map: {type: 'object', additionalProperties: item},
        },
      }),
    ).toEqual([
      'spec',
      'spec.list',
      'spec.list[].name',
      'spec.map',
      'spec.map.<key>.name',
    ]);
  });

  test('other items and values get a row', () => {
    expect(
      pathsOf({
        type: 'object',
        properties: {
          words: {type: 'array', items: text},
          flags: {type: 'object', additionalProperties: {type: 'boolean'}},
          rows: {type: 'array', items: {type: 'array', items: text}},
          ruled: {
            type: 'array',
            items: {
              type: 'object',
              properties: {a: text},
              'x-kubernetes-validations': [{rule: 'has(self.a)'}],
            },
          },
        },
      }),
    ).toEqual([
      'spec',
      'spec.words',
      'spec.words[]',
      'spec.flags',
      'spec.flags.<key>',
      'spec.rows',
      'spec.rows[]',
      'spec.rows[][]',
      'spec.ruled',
      'spec.ruled[]',
      'spec.ruled[].a',
    ]);
  });

  test('the items of a list are neither required nor optional', () => {
    const fields = flattenSchema({
      properties: {
        spec: {
          type: 'object',
          required: ['words'],
          properties: {words: {type: 'array', items: text}, other: text},
        },
      },
    });
    expect(fields.map(({path, required}) => [path, required])).toEqual([
      ['spec', false],
      ['spec.words', true],
      ['spec.words[]', undefined],
      ['spec.other', false],
    ]);
  });

  test('paths that differ only in case get different anchors', () => {
    const anchors = flattenSchema({
      properties: {
        spec: {
          type: 'object',
          properties: {URL: text, url: text, 'u.rl': text},
        },
      },
    }).map(({anchor}) => anchor);
    expect(anchors).toEqual(['spec', 'spec-url', 'spec-url-2', 'spec-u-rl']);
  });
});
