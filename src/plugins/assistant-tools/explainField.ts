import type {ToolData} from '../crd-reference/files/readCatalog';
import {flattenSchema, type Field} from '../crd-reference/model/fields';
import {
  limitsInWords,
  ruleInWords,
  typeInWords,
  valueInWords,
} from '../crd-reference/model/words';

import {versionRoute, type DocsVersion} from '../../site/versions';
import {unknownName, type ToolSite} from './site';

/**
 * Explains a field or, if none is given, lists the fields of a kind.
 *
 * @throws Error for an unknown kind or field.
 */
export function explainField(
  {address}: ToolSite,
  version: DocsVersion,
  {manifests, words}: ToolData,
  wantedKind: string,
  wantedField: string | null | undefined,
): string {
  const {label} = version;
  const kind = manifests.kinds.find(
    (one) => one.kind.toLowerCase() === wantedKind.trim().toLowerCase(),
  );
  if (!kind) {
    const names = manifests.kinds.map((one) => one.kind);
    throw unknownName(`kind in ${label}`, wantedKind, names);
  }
  const page =
    kind.address === undefined
      ? `schemas/${version.slug}/${kind.kind.toLowerCase()}.json`
      : `${versionRoute(version)}${kind.address}/`;
  const source = `Source: ${address}${page}`;
  const fields = flattenSchema(kind.schema);
  if (!wantedField) {
    const scope = kind.scope.toLowerCase();
    return [
      `${kind.kind} (${kind.apiVersion}, ${scope}) in ${label}`,
      source,
      ...fields.map((one) => `- ${one.path}: ${factsOf(one).join('; ')}`),
    ].join('\n');
  }
  const path = wantedField.trim().replaceAll(/\[\d*\]/gu, '[]');
  const field = fields.find((one) => [path, `spec.${path}`].includes(one.path));
  if (!field) {
    const paths = fields.map((one) => one.path);
    throw unknownName(`field of ${kind.kind} in ${label}`, path, paths);
  }
  const {node, children} = field;
  return [
    `${kind.kind} ${field.path} in ${label}`,
    kind.address === undefined ? source : `${source}#${field.anchor}`,
    ...factsOf(field),
    new Map(words[kind.kind]).get(field.path) ?? '',
    ...(node['x-kubernetes-validations'] ?? []).map(ruleInWords),
    ...children.map((one) => `- ${one.path}`),
  ]
    .filter(Boolean)
    .join('\n');
}

function factsOf({node, required}: Field): string[] {
  return [
    typeInWords(node),
    ...(required === true ? ['required'] : []),
    ...(node.default === undefined
      ? []
      : [`default ${valueInWords(node.default)}`]),
    ...limitsInWords(node).map(({words, code = []}) =>
      [words, ...code].join(' '),
    ),
  ];
}
