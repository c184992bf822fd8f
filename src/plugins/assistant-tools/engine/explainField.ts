import {
  flattenSchema,
  type Field,
} from '../../crd-reference/model/flattenSchema';
import {
  limitsInWords,
  valueInWords,
} from '../../crd-reference/model/limitsInWords';
import {ruleInWords} from '../../crd-reference/model/ruleForms';
import {typeInWords} from '../../crd-reference/model/typeInWords';
import {findKind, kindUrl} from './findKind';
import {unknownName} from './toolError';
import type {LoadedVersion, ToolSite} from './toolSite';

/** Explains a field or, if none is given, lists the fields of a kind. */
export async function explainField(
  site: ToolSite,
  {version, data}: LoadedVersion,
  wantedKind: string,
  wantedField: string | undefined,
): Promise<string> {
  const known = await data();
  const model = findKind(known, version, wantedKind);
  const words = new Map(known.words[model.kind]);
  const fields = flattenSchema(model.schema);
  if (wantedField === undefined) {
    const rows = fields.map(
      ({path, node, required}) =>
        `- ${path}: ${typeInWords(node)}${required === true ? ', required' : ''}`,
    );
    return [
      `${model.kind} (${model.apiVersion}, ${model.scope.toLowerCase()}) in ${version.label}`,
      `Source: ${kindUrl(site, version, model)}`,
      ...rows,
    ].join('\n');
  }
  const path = wantedField.trim().replaceAll(/\[\d*\]/gu, '[]');
  const field = fields.find((one) => [path, `spec.${path}`].includes(one.path));
  if (!field) {
    const paths = fields.map((one) => one.path);
    throw unknownName(
      `field of ${model.kind} in ${version.label}`,
      path,
      paths,
    );
  }
  return [
    `${model.kind} ${field.path} in ${version.label}`,
    `Source: ${kindUrl(site, version, model, field.anchor)}`,
    factsOf(field),
    ...(words.has(field.path) ? [words.get(field.path)] : []),
    ...(field.node['x-kubernetes-validations'] ?? []).map(ruleInWords),
    ...(field.children.length === 0
      ? []
      : [`Fields: ${field.children.map((one) => one.path).join(', ')}`]),
  ].join('\n');
}

function factsOf({node, required}: Field): string {
  return [
    `Type: ${typeInWords(node)}`,
    ...(required === undefined ? [] : [required ? 'required' : 'optional']),
    ...(node.default === undefined
      ? []
      : [`default ${valueInWords(node.default)}`]),
    ...limitsInWords(node).map(({words, code = []}) =>
      [words, ...code].join(' '),
    ),
  ].join('; ');
}
