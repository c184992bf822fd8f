import {createCatalog} from '../crd-reference/engine/catalog';
import {judge, type ShownProblem} from '../crd-reference/check/verdict';
import type {ToolData} from '../crd-reference/files/readToolData';
import * as z from 'zod';

import {DOCS_VERSIONS, versionRoute} from '../../site/versions';
import {explain} from '../messages/explain';
import type {Message} from '../messages/readMessages';
import {anchorOf, messagesFile, titleOf} from '../messages/words';
import {SearchEngine} from '../search/engine/search';
import {
  INDEX_FOLDER,
  MANIFEST_FILE,
  readIndex,
} from '../search/shared/indexFile';
import {explainField} from './explainField';
import {readPage} from './readPage';
import {onceFor, toolDataFile, versionOf, type ToolSite} from './site';

/** The arguments of a call that have a value. */
type Values = Readonly<Record<string, string | undefined>>;

/** A tool as assistants see it, and what it answers. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, z.ZodType>>;
  /** @throws Error that is worded for the assistant. */
  readonly run: (values: Values) => Promise<string>;
}

const SEARCH_ROWS = 8;
const LONGEST_TEXT = 100_000;

function required(name: string, description: string, length: number) {
  return z
    .string({
      error: ({input}) =>
        input === undefined || input === null
          ? `${name} is missing`
          : `${name} is a ${typeof input}. It must be a string`,
    })
    .max(length, `${name} may have ${length} characters at most; send a part`)
    .describe(description);
}

/** Some clients send all arguments, with null for those left out. */
const optional = (name: string, description: string) =>
  required(name, description, 300).nullish();

const version = optional(
  'version',
  `Version of the documentation: ${DOCS_VERSIONS.map(({slug}) => slug).join(', ')}; the latest release if left out`,
);

/** The documentation's tools, which read the files of a built site. */
export function createTools(site: ToolSite): readonly Tool[] {
  const {address, read} = site;
  // The same build wrote these files.
  const dataOf = onceFor(
    async (file) => JSON.parse(await read(file)) as ToolData,
  );
  const messagesOf = onceFor(
    async (file) => JSON.parse(await read(file)) as readonly Message[],
  );
  const indexOf = onceFor(async (name) => {
    const names = JSON.parse(await read(MANIFEST_FILE)) as Readonly<
      Record<string, string>
    >;
    const file = `${INDEX_FOLDER}${names[name] ?? ''}`;
    const corpus = readIndex(await read(file), name);
    return {corpus, engine: new SearchEngine(corpus)};
  });
  return [
    {
      name: 'search_docs',
      description:
        'Searches the OpenChoreo documentation. Returns titles, addresses and the text that answers, best first.',
      inputSchema: {
        query: required('query', 'Words to search for', 512),
        version,
      },
      async run({query = '', ...values}) {
        const {name, label} = versionOf(values['version']);
        const {engine} = await indexOf(name);
        const {hits} = engine.answer({query}, address);
        const rows = hits.slice(0, SEARCH_ROWS).map((hit) => {
          const titles = Object.values(hit.hierarchy).slice(1).filter(Boolean);
          const text = hit.content ?? hit._snippetResult?.content?.value ?? '';
          return `- ${titles.join(' › ')}\n  ${hit.url}\n  ${text.replaceAll(/<\/?mark>/gu, '')}`;
        });
        return rows.length === 0
          ? `Nothing found in ${label}. Try fewer or different words.`
          : [`Found in ${label}:`, ...rows].join('\n');
      },
    },
    {
      name: 'read_page',
      description:
        'Reads a page of the OpenChoreo documentation, or one section of it, as Markdown.',
      inputSchema: {
        page: required(
          'page',
          'Address of the page, such as concepts/runtime-model; with #id, one section',
          500,
        ),
        version,
      },
      run: ({page = '', ...values}) =>
        readPage(
          site,
          async (name) => (await indexOf(name)).corpus.pages,
          page,
          values['version'],
        ),
    },
    {
      name: 'explain_field',
      description:
        'Explains a field of an OpenChoreo kind: type, default, limits, rules and meaning. Without a field, lists the fields of the kind.',
      inputSchema: {
        kind: required('kind', 'OpenChoreo kind, such as Component', 100),
        field: optional('field', 'Path, such as spec.owner.projectName'),
        version,
      },
      async run({kind = '', field, ...values}) {
        const found = versionOf(values['version']);
        const data = await dataOf(toolDataFile(found));
        return explainField(site, found, data, kind, field);
      },
    },
    {
      name: 'check_manifest',
      description:
        'Checks Kubernetes manifests against the schemas and rules of OpenChoreo, as an API server would. Returns each mistake with line, column and fix.',
      inputSchema: {
        manifest: required(
          'manifest',
          'YAML of one or more objects',
          LONGEST_TEXT,
        ),
        version,
      },
      async run({manifest = '', ...values}) {
        const found = versionOf(values['version']);
        const {manifests, kubernetes} = await dataOf(toolDataFile(found));
        const catalog = createCatalog(manifests, kubernetes);
        const {count, mistakes, notes} = judge(manifest, catalog);
        const lineOf = ({at, path, what, remedy, link}: ShownProblem): string =>
          `- line ${at.line}, column ${at.column}${path && `, ${path}`}: ${what}. ${remedy}${link ? `\n  ${address}${versionRoute(found)}${link.address}` : ''}`;
        return [
          `${count === 1 ? '1 mistake' : `${count || 'No'} mistakes`} found against the ${found.label} schemas and rules.`,
          ...mistakes.map(lineOf),
          ...(notes.length === 0 ? [] : ['Notes, which may be no mistakes:']),
          ...notes.map(lineOf),
        ].join('\n');
      },
    },
    {
      name: 'explain_message',
      description:
        'Explains what a status, an event, an API response or a line of a log of OpenChoreo or a tool beneath it means. Returns the cause and what to do.',
      inputSchema: {
        text: required('text', 'Output as it was printed', LONGEST_TEXT),
        version,
      },
      async run({text = '', ...values}) {
        const found = versionOf(values['version']);
        const messages = await messagesOf(messagesFile(found));
        const page = `${address}${versionRoute(found)}reference/messages/`;
        const rows = explain(text, messages).map(
          ({message, advice}) =>
            `- ${titleOf(message)}: ${advice}\n  Source: ${page}#${anchorOf(message)}`,
        );
        return rows.length === 0
          ? `No message of this text is known in ${found.label}.\nSource: ${page}`
          : rows.join('\n');
      },
    },
  ];
}
