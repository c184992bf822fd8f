import {versionRoute, type DocsVersion} from '../../site/versions';
import {readPage} from './readPage';
import {unknownName, type ToolSite} from './site';

/** The heading of a field is its path. */
const FIELD = /^(?:spec|status)(?:[.[]|$)/u;

/**
 * Reads what the reference says of a field or, if none is given, lists the fields
 * of a kind. Of a kind without a page there is its JSON Schema.
 *
 * @throws Error for an unknown kind or field.
 */
export async function explainField(
  site: ToolSite,
  version: DocsVersion,
  wantedKind: string,
  wantedField: string | null | undefined,
): Promise<string> {
  const {label, name, slug} = version;
  const {kinds} = await site.kinds(version);
  const lower = wantedKind.trim().toLowerCase();
  const model = kinds.find(({kind}) => kind.toLowerCase() === lower);
  if (!model) {
    const names = kinds.map(({kind}) => kind);
    throw unknownName(`kind in ${label}`, wantedKind, names);
  }
  const {kind, address} = model;
  const read = (wanted: string) => readPage(site, wanted, version);
  if (address === undefined) return read(`schemas/${slug}/${lower}.json`);
  const route = `/${versionRoute(version)}${address}/`;
  const {pages} = await site.search(name);
  const page = pages.find((one) => one.route === route);
  const fields = page?.sections.filter(({heading}) => FIELD.test(heading));
  const rows = new Map(fields?.map((field) => [field.heading, field]));
  if (!wantedField) {
    const list = [...rows].map(([path, {lines}]) => `- ${path}: ${lines[0]}`);
    const source = `Source: ${site.address}${route.slice(1)} (${label})`;
    return [`${kind} has these fields:`, source, ...list].join('\n');
  }
  const path = wantedField.trim().replaceAll(/\[\d*\]/gu, '[]');
  const row = rows.get(path) ?? rows.get(`spec.${path}`);
  if (row) return read(`${route}#${row.anchor}`);
  throw unknownName(`field of ${kind} in ${label}`, path, [...rows.keys()]);
}
