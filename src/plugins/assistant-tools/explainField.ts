import {versionRoute, type DocsVersion} from '../../site/versions';
import {fieldRows, type Field} from '../crd-reference/model/fields';
import {
  limitsInWords,
  ruleInWords,
  typeInWords,
  valueInWords,
} from '../crd-reference/model/words';
import {unknownName, type ToolData, type ToolSite} from './site';

/**
 * Explains a field or, if none is given, lists the fields of a kind.
 *
 * @returns The lines of the answer.
 * @throws Error for an unknown kind or field.
 */
export function explainField(
  {address}: ToolSite,
  version: DocsVersion,
  {manifests: {kinds}, words}: ToolData,
  wantedKind: string,
  wantedField: string | null | undefined,
): readonly string[] {
  const {label, slug} = version;
  const isWanted = wantedKind.trim().toLowerCase();
  const model = kinds.find(({kind}) => kind.toLowerCase() === isWanted);
  if (!model) {
    const names = kinds.map(({kind}) => kind);
    throw unknownName(`kind in ${label}`, wantedKind, names);
  }
  const {kind, apiVersion, scope, schema, address: page} = model;
  const source =
    page === undefined
      ? `Source: ${address}schemas/${slug}/${kind.toLowerCase()}.json`
      : `Source: ${address}${versionRoute(version)}${page}/`;
  const rows = fieldRows(schema);
  if (!wantedField) {
    return [
      `${kind} (${apiVersion}, ${scope.toLowerCase()}) in ${label}`,
      source,
      ...[...rows.values()].map(
        (field) => `- ${field.path}: ${factsOf(field).join('; ')}`,
      ),
    ];
  }
  const path = wantedField.trim().replaceAll(/\[\d*\]/gu, '[]');
  const field = rows.get(path) ?? rows.get(`spec.${path}`);
  if (!field) {
    throw unknownName(`field of ${kind} in ${label}`, path, [...rows.keys()]);
  }
  const description = words[kind]?.[field.path];
  return [
    `${kind} ${field.path} in ${label}`,
    page === undefined ? source : `${source}#${field.anchor}`,
    ...factsOf(field),
    ...(description === undefined ? [] : [description]),
    ...(field.node['x-kubernetes-validations'] ?? []).map(ruleInWords),
    ...field.children.map((child) => `- ${child.path}`),
  ];
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
