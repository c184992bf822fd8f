import {versionRoute, type DocsVersion} from '../../site/versions';
import {fieldRows, type Field} from '../crd-reference/model/fields';
import {
  limitTexts,
  ruleInWords,
  typeInWords,
  valueInWords,
} from '../crd-reference/model/words';
import {unknownName, type ToolData} from './site';

/**
 * Explains a field or, if none is given, lists the fields of a kind.
 *
 * @param address - URL of the site.
 * @returns The lines of the answer.
 * @throws Error for an unknown kind or field.
 */
export function explainField(
  address: string,
  version: DocsVersion,
  {manifests: {kinds}, words}: ToolData,
  wantedKind: string,
  wantedField: string | null | undefined,
): readonly string[] {
  const {label, slug} = version;
  const lower = wantedKind.trim().toLowerCase();
  const model = kinds.find(({kind}) => kind.toLowerCase() === lower);
  if (!model) {
    const names = kinds.map(({kind}) => kind);
    throw unknownName(`kind in ${label}`, wantedKind, names);
  }
  const {kind, apiVersion, scope, address: page} = model;
  const file = page
    ? `${versionRoute(version)}${page}/`
    : `schemas/${slug}/${lower}.json`;
  const source = `Source: ${address}${file}`;
  const rows = fieldRows(model.schema);
  if (!wantedField) {
    return [
      `${kind} (${apiVersion}, ${scope.toLowerCase()}) in ${label}`,
      source,
      ...[...rows].map(
        ([path, row]) => `- ${path}: ${factsOf(row).join('; ')}`,
      ),
    ];
  }
  const path = wantedField.trim().replaceAll(/\[\d*\]/gu, '[]');
  const field = rows.get(path) ?? rows.get(`spec.${path}`);
  if (!field) {
    throw unknownName(`field of ${kind} in ${label}`, path, [...rows.keys()]);
  }
  return [
    `${kind} ${field.path} in ${label}`,
    page ? `${source}#${field.anchor}` : source,
    ...factsOf(field),
    ...[words[kind]?.[field.path] ?? []].flat(),
    ...(field.node['x-kubernetes-validations'] ?? []).map(ruleInWords),
    ...field.children.map((child) => `- ${child.path}`),
  ];
}

function factsOf({node, required}: Field): string[] {
  const value = node.default;
  return [
    typeInWords(node),
    ...(required === true ? ['required'] : []),
    ...(value === undefined ? [] : [`default ${valueInWords(value)}`]),
    ...limitTexts(node),
  ];
}
