import type {SchemaNode} from '../shared/model';

const text: SchemaNode = {type: 'string', minLength: 1};

/**
 * The workload descriptor in a component's source, which `choreoctl create
 * workload` reads. The tool ignores unknown keys, but a page that shows one
 * would mislead readers.
 */
const workloadDescriptor: SchemaNode = {
  type: 'object',
  required: ['metadata'],
  properties: {
    apiVersion: {type: 'string', enum: ['openchoreo.dev/v1alpha1']},
    metadata: {
      type: 'object',
      required: ['name'],
      properties: {name: text},
    },
    endpoints: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'port', 'type'],
        properties: {
          name: text,
          port: {type: 'integer', minimum: 1, maximum: 65535},
          type: {
            type: 'string',
            enum: [
              'GraphQL',
              'HTTP',
              'REST',
              'TCP',
              'UDP',
              'Websocket',
              'gRPC',
            ],
          },
          schemaFile: text,
          context: {type: 'string'},
        },
      },
    },
    connections: {
      type: 'array',
      items: {
        type: 'object',
        required: ['inject', 'name', 'type'],
        properties: {
          name: text,
          type: {type: 'string', enum: ['api']},
          params: {type: 'object', additionalProperties: {type: 'string'}},
          inject: {
            type: 'object',
            required: ['env'],
            properties: {
              env: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['name', 'value'],
                  properties: {name: text, value: {type: 'string'}},
                },
              },
            },
          },
        },
      },
    },
  },
};

/** Shapes of files that aren't manifests, by name. */
export const DATA_SHAPES: Readonly<Record<string, SchemaNode>> = {
  'workload.yaml': workloadDescriptor,
};
