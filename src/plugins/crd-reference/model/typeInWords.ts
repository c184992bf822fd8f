import {isConditionList} from './flattenSchema';
import type {SchemaNode} from './model';

/** The type of a field in words, such as `string` or `list of objects`. */
export function typeInWords(node: SchemaNode): string {
  if (isConditionList(node)) return 'list of conditions';
  if (node['x-kubernetes-int-or-string'] === true) return 'integer or string';
  if (node['x-kubernetes-embedded-resource'] === true) {
    return 'Kubernetes object';
  }
  switch (node.type) {
    case undefined:
      return 'any value';
    case 'array':
      return `list of ${plural(node.items ?? {})}`;
    case 'object':
      return objectInWords(node);
    default:
      return node.format === undefined
        ? node.type
        : `${node.type} (${node.format})`;
  }
}

function objectInWords(node: SchemaNode): string {
  if (typeof node.additionalProperties === 'object') {
    return `map of ${plural(node.additionalProperties)}`;
  }
  if (node.additionalProperties === true) return 'map of any values';
  if (node.properties !== undefined) return 'object';
  return node['x-kubernetes-preserve-unknown-fields'] === true
    ? 'free-form object'
    : 'empty object';
}

function plural(node: SchemaNode): string {
  const words = typeInWords(node);
  return words
    .replace(/^integer or string$/u, 'integers or strings')
    .replace(/^(?<first>list|map) of/u, '$<first>s of')
    .replace(/^any value$/u, 'any values')
    .replace(
      /^(?<noun>string|integer|number|boolean|object|empty object|free-form object|Kubernetes object)(?=$| )/u,
      '$<noun>s',
    );
}
