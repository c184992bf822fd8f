import {withoutPageExtension} from '../../../lib/pageFile';
import {SITE} from '../../../site/site';
import {
  DOCS_VERSIONS,
  versionRoute,
  type DocsVersion,
} from '../../../site/versions';
import {
  createCatalog,
  type Catalog,
  type CatalogKind,
} from '../../api-reference/engine/catalog';
import {checkYaml} from '../../api-reference/engine/checkYaml';
import {createKubernetesSchemas} from '../../api-reference/engine/kubernetes/kubernetesSchemas';
import {compareKinds} from '../../api-reference/shared/compareKinds';
import {
  flattenSchema,
  type Field,
} from '../../api-reference/shared/flattenSchema';
import {
  limitsInWords,
  valueInWords,
} from '../../api-reference/shared/limitsInWords';
import {ruleInWords} from '../../api-reference/shared/ruleInWords';
import {typeInWords} from '../../api-reference/shared/typeInWords';
import {answerRequest} from '../../search/engine/answerRequest';
import {buildIndex, type SearchIndex} from '../../search/engine/buildIndex';
import {joinText, readOutline} from '../../search/engine/format';
import type {SearchHit} from '../../search/shared/algolia';
import {readHitText} from '../../search/shared/hitText';
import {
  indexFile,
  MANIFEST_FILE,
  readBuilds,
} from '../../search/shared/indexFiles';
import type {TextPiece} from '../../search/shared/markedText';
import type {SearchPage} from '../../search/shared/record';
import {createSearchRequest} from '../../search/shared/searchRequest';
import {toolDataFile, type ToolData} from '../shared/toolData';
import {
  ANSWER_TOKENS,
  CHARACTERS_PER_TOKEN,
  type ToolName,
} from '../shared/toolList';
import {readSection} from './readSection';
import {
  findTool,
  readArguments,
  ToolError,
  unknownName,
  versionOf,
} from './toolError';

/** The built site that the tools read. */
export interface ToolSite {
  /** Absolute URL of its root, with a slash at its end; answers refer to it. */
  readonly address: string;
  /**
   * Reads a file.
   *
   * @param path - Below the root, such as `docs/index.md`.
   * @throws Error if it can't be read.
   */
  readonly read: (path: string) => Promise<string>;
}

/** Runs a tool: the answer is text, and a mistake in the call a `ToolError`. */
export type CallTool = (name: string, input: unknown) => Promise<string>;

/** Rows of an answer to a search. */
const SEARCH_ROWS = 8;

/** What was read of one docs version. */
interface LoadedVersion {
  readonly version: DocsVersion;
  readonly index: () => Promise<SearchIndex>;
  readonly data: () => Promise<ToolData>;
  readonly catalog: () => Promise<Catalog>;
}

type Values = Readonly<Record<string, string>>;

/** The documentation as tools, over the files of a built site. */
export function createDocsTools(site: ToolSite): CallTool {
  const versions = DOCS_VERSIONS.map((version) => load(site, version));
  const loaded = (slug: string | undefined): LoadedVersion => {
    const name = versionOf(slug).name;
    const found = versions.find(({version}) => version.name === name);
    if (!found) throw new Error(`The version ${name} is not loaded.`);
    return found;
  };
  const run: Record<
    ToolName,
    (from: LoadedVersion, values: Values) => Promise<string>
  > = {
    search_docs: (from, {query = ''}) => search(site, from, query),
    read_page: (from, {page = ''}) => readPage(site, from, page),
    explain_field: (from, {kind = '', field}) =>
      explain(site, from, kind, field),
    compare_versions: (to, {from, kind}) =>
      compare(site, loaded(from), to, kind),
    check_manifest: (from, {manifest = ''}) => check(site, from, manifest),
  };
  return async (name, input) => {
    const tool = findTool(name);
    const values = readArguments(tool, input);
    return shortened(await run[tool.name](loaded(values['version']), values));
  };
}

function load(site: ToolSite, version: DocsVersion): LoadedVersion {
  const data = once(
    async () =>
      // The same build wrote the file.
      JSON.parse(await site.read(toolDataFile(version))) as ToolData,
  );
  return {
    version,
    data,
    catalog: once(async () => {
      const {manifests, kubernetes} = await data();
      return createCatalog(manifests, createKubernetesSchemas(kubernetes));
    }),
    index: once(async () => {
      const builds = readBuilds(await site.read(MANIFEST_FILE));
      const build = builds.get(version.name) ?? '';
      const [outline, text] = await Promise.all([
        site.read(indexFile('outline', version.name, build)),
        site.read(indexFile('text', version.name, build)),
      ]);
      return buildIndex(joinText(readOutline(outline), text));
    }),
  };
}

/** Keeps the first result; after an error, the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** An answer below the limit. What is left out is said at its end. */
function shortened(answer: string): string {
  const most = ANSWER_TOKENS * CHARACTERS_PER_TOKEN;
  if (answer.length <= most) return answer;
  const note = `\n\n(Cut at ${ANSWER_TOKENS} tokens. Ask for one section or field.)`;
  const kept = answer.slice(0, most - note.length);
  return kept.slice(0, kept.lastIndexOf('\n')) + note;
}

async function search(
  {address}: ToolSite,
  {version, index}: LoadedVersion,
  query: string,
): Promise<string> {
  const request = createSearchRequest(query, {
    indexName: SITE.name,
    language: SITE.locale,
    version: version.name,
    isNarrow: false,
  });
  const {hits} = answerRequest(await index(), request, address, () => 0);
  if (hits.length === 0)
    return `Nothing found in ${version.label}. Try fewer or other words.`;
  return hits.slice(0, SEARCH_ROWS).map(rowOf).join('\n');
}

function rowOf(hit: SearchHit): string {
  const {title, path, snippet} = readHitText(hit);
  const names = [...path, textOf(title)].join(' › ');
  const extract = snippet.length === 0 ? '' : `\n  ${textOf(snippet)}`;
  return `- ${names}\n  ${hit.url}${extract}`;
}

function textOf(pieces: readonly TextPiece[]): string {
  return pieces.map(({text}) => text).join('');
}

async function readPage(
  {address, read}: ToolSite,
  {version, index}: LoadedVersion,
  wanted: string,
): Promise<string> {
  const {pages} = (await index()).corpus;
  const {page, anchor} = findPage(pages, version, address, wanted);
  const url = address + page.route.slice(1);
  const markdown = await read(`${page.route.slice(1)}index.md`);
  if (anchor === '') return listing(url, page, markdown);
  const section = page.sections.find((one) => one.anchor === anchor);
  if (!section) {
    const known = page.sections.flatMap((one) => one.anchor || []);
    throw unknownName(`section on ${url}`, anchor, known);
  }
  const part = readSection(withoutFrontMatter(markdown), section.heading);
  // A field of a kind has an id, but no heading.
  const text = part ?? section.blocks.map((block) => block.text).join('\n');
  return `Source: ${url}#${anchor} (${version.label})\n\n${text}`;
}

/** A page that is too long for one answer comes with the ids of its sections. */
function listing(url: string, page: SearchPage, markdown: string): string {
  const most = ANSWER_TOKENS * CHARACTERS_PER_TOKEN;
  if (markdown.length <= most) return markdown;
  const sections = page.sections
    .filter(({level, anchor}) => level === 2 && anchor !== '')
    .map(({anchor}) => `${url}#${anchor}`);
  return `This page is too long for one answer. Its sections:\n${sections.join('\n')}\n\n${markdown}`;
}

function withoutFrontMatter(markdown: string): string {
  return markdown.replace(/^---\n[\s\S]*?\n---\n/u, '');
}

/** Finds a page by a URL, a path, or a path below the documentation. */
function findPage(
  pages: readonly SearchPage[],
  version: DocsVersion,
  address: string,
  wanted: string,
): {readonly page: SearchPage; readonly anchor: string} {
  const [path = '', anchor = ''] = wanted
    .trim()
    .replace(address, '/')
    .split('#');
  const name = path
    .replace(/index\.(?:md|html)$/u, '')
    .replaceAll(/^\/+|\/+$/gu, '');
  const routes = [
    `/${versionRoute(version)}${name === '' ? '' : `${name}/`}`,
    `/${versionRoute(version)}${below(name)}`,
    `/${name}/`,
  ];
  const page = pages.find(({route}) => routes.includes(route));
  if (page) return {page, anchor};
  const root = `/${versionRoute(version)}`;
  throw unknownName(
    `page in ${version.label}`,
    name,
    pages.map(({route}) => route.replace(root, '').replace(/\/$/u, '') || '/'),
  );
}

/** `docs/next/concepts` → `concepts/`, whatever the version. */
function below(name: string): string {
  const roots = DOCS_VERSIONS.map(versionRoute).sort(
    (a, b) => b.length - a.length,
  );
  const root = roots.find((one) => `${name}/`.startsWith(one)) ?? '';
  return `${name}/`.slice(root.length);
}

function kindOf(
  {manifests}: ToolData,
  {label}: DocsVersion,
  wanted: string,
): CatalogKind {
  const found = manifests.kinds.find(
    ({kind}) => kind.toLowerCase() === wanted.trim().toLowerCase(),
  );
  if (found) return found;
  const names = manifests.kinds.map(({kind}) => kind);
  throw unknownName(`kind in ${label}`, wanted, names);
}

/** Where a kind is described: its page, or its schema if it has none. */
function kindUrl(
  {address}: ToolSite,
  version: DocsVersion,
  {kind, page}: CatalogKind,
  anchor = '',
): string {
  if (page === undefined)
    return `${address}schemas/${version.slug}/${kind.toLowerCase()}.json`;
  const url = `${address}${versionRoute(version)}${withoutPageExtension(page)}/`;
  return anchor === '' ? url : `${url}#${anchor}`;
}

async function explain(
  site: ToolSite,
  {version, data}: LoadedVersion,
  wantedKind: string,
  wantedField: string | undefined,
): Promise<string> {
  const known = await data();
  const model = kindOf(known, version, wantedKind);
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

async function compare(
  site: ToolSite,
  from: LoadedVersion,
  to: LoadedVersion,
  wanted: string | undefined,
): Promise<string> {
  const [before, after] = await Promise.all([from.data(), to.data()]);
  const find = ({manifests}: ToolData, name: string) =>
    manifests.kinds.find(({kind}) => kind === name);
  const all = [...before.manifests.kinds, ...after.manifests.kinds].map(
    ({kind}) => kind,
  );
  const names =
    wanted === undefined
      ? [...new Set(all)]
      : all.filter((name) => name.toLowerCase() === wanted.toLowerCase());
  const [name] = names;
  if (name === undefined)
    throw unknownName('kind', wanted ?? '', [...new Set(all)]);
  const title = `From ${from.version.label} to ${to.version.label}`;
  if (wanted === undefined) {
    const rows = names.flatMap((one) => {
      const change = compareKinds(find(before, one), find(after, one));
      if (change.change === 'same') return [];
      const count =
        change.change === 'changed' ? `, ${change.fields.length} fields` : '';
      return [`- ${one}: ${change.change}${count}`];
    });
    const addresses = [from, to].map(
      ({version}) => `${site.address}schemas/${version.slug}/`,
    );
    return [
      `${title}, of ${names.length} kinds`,
      `Source: ${addresses.join(' and ')}`,
      ...(rows.length === 0 ? ['No kind changed.'] : rows),
    ].join('\n');
  }
  const [old, now] = [find(before, name), find(after, name)];
  const change = compareKinds(old, now);
  const sources = [
    ...(old ? [kindUrl(site, from.version, old)] : []),
    ...(now ? [kindUrl(site, to.version, now)] : []),
  ];
  return [
    `${title}: ${name} ${change.change === 'same' ? 'did not change' : `was ${change.change}`}`,
    `Source: ${[...new Set(sources)].join(' and ')}`,
    ...(change.change === 'changed'
      ? [
          ...change.facts.map(
            ({fact, before: was, after: is}) => `- ${fact}: ${was} → ${is}`,
          ),
          ...change.fields.map(fieldChange),
        ]
      : []),
  ].join('\n');
}

function fieldChange(
  change: Extract<
    ReturnType<typeof compareKinds>,
    {change: 'changed'}
  >['fields'][number],
): string {
  const {path, node} = change.field;
  if (change.change !== 'changed')
    return `- ${path}: ${change.change} (${typeInWords(node)}${change.below > 0 ? `, with ${change.below} fields below` : ''})`;
  const aspects = change.aspects.map(
    ({aspect, before = 'none', after = 'none'}) =>
      `${aspect} ${before} → ${after}`,
  );
  return `- ${path}: ${aspects.join('; ')}`;
}

async function check(
  site: ToolSite,
  {version, catalog}: LoadedVersion,
  manifest: string,
): Promise<string> {
  const problems = checkYaml(
    manifest,
    {status: 'manifests', isFile: false},
    await catalog(),
  );
  const source = `Source: ${site.address}schemas/${version.slug}/`;
  if (problems.length === 0)
    return `No mistakes, by the schemas and rules of ${version.label}.\n${source}`;
  return [
    `${problems.length} mistakes, by the schemas and rules of ${version.label}:`,
    source,
    ...problems.map(
      ({at, path, what, remedy}) =>
        `- line ${at.line}, column ${at.column}${path === '' ? '' : `, ${path}`}: ${what}. ${remedy}`,
    ),
  ].join('\n');
}

export {ToolError};
