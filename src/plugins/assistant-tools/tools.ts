import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

import {DOCS_VERSIONS, versionRoute} from '../../site/versions';
import {messageOf} from '../crd-reference/check/mistake';
import {judge, type ShownProblem} from '../crd-reference/check/verdict';
import {createCatalog} from '../crd-reference/model/catalog';
import {explain} from '../messages/explain';
import type {Message} from '../messages/readMessages';
import {anchorOf, messagesFile, titleOf} from '../messages/words';
import {SearchEngine} from '../search/engine/search';
import {indexFile, readIndex} from '../search/shared/corpus';
import {explainField} from './explainField';
import {readPage} from './readPage';
import {toolDataFile, versionOf, type ToolData, type ToolSite} from './site';

const SEARCH_ROWS = 8;

/** Maximum length of an answer: 6000 tokens, at three UTF-16 units a token. */
const ANSWER_LENGTH = 18_000;

const text = (name: string, description: string, length: number) =>
  z
    .string({
      error: ({input}) =>
        `${name} is ${input === undefined || input === null ? 'missing' : `a ${typeof input}`}`,
    })
    .max(length)
    .describe(description);

/** Some clients send all arguments, with null for those left out. */
const version = text(
  'version',
  `Version of the documentation: ${DOCS_VERSIONS.map(({slug}) => slug).join(', ')}; the latest release if left out`,
  100,
).nullish();

/** What each tool says of itself. */
const about = <Arguments extends object>(
  description: string,
  inputSchema: Arguments,
) => ({
  description,
  inputSchema: {...inputSchema, version},
  annotations: {readOnlyHint: true, openWorldHint: false},
});

/** Registers the documentation's tools, which read the files of a built site. */
export function registerTools(server: McpServer, site: ToolSite): void {
  const {address, read} = site;
  const json = onceFor(async (file) => JSON.parse(await read(file)) as unknown);
  const indexOf = onceFor(async (name) => {
    const corpus = readIndex(await read(indexFile(name)), name);
    return {corpus, engine: new SearchEngine(corpus)};
  });

  server.registerTool(
    'search_docs',
    about(
      'Searches the OpenChoreo documentation. Returns titles, addresses and the text that answers, best first.',
      {query: text('query', 'Words to search for', 512)},
    ),
    async ({query, version}) => {
      const {name, label} = versionOf(version);
      const {hits} = (await indexOf(name)).engine.answer({
        query,
        baseUrl: address,
      });
      const rows = hits.slice(0, SEARCH_ROWS).map((hit) => {
        const titles = Object.values(hit.hierarchy).slice(1).filter(Boolean);
        const said = hit.content ?? hit._snippetResult?.content?.value ?? '';
        return `- ${titles.join(' › ')}\n  ${hit.url}\n  ${said.replaceAll(/<\/?mark>/gu, '')}`;
      });
      const none = `Nothing found in ${label}. Try fewer or different words.`;
      return answer(rows.length > 0 ? `Found in ${label}:` : none, ...rows);
    },
  );

  server.registerTool(
    'read_page',
    about(
      'Reads a page of the OpenChoreo documentation, or one section of it, as Markdown.',
      {
        page: text(
          'page',
          'Address of the page, such as concepts/runtime-model; with #id, one section',
          500,
        ),
      },
    ),
    async ({page, version}) => {
      const pagesOf = async (name: string) =>
        (await indexOf(name)).corpus.pages;
      return answer(await readPage(site, pagesOf, page, version));
    },
  );

  server.registerTool(
    'explain_field',
    about(
      'Explains a field of an OpenChoreo kind: type, default, limits, rules and meaning. Without a field, lists the fields of the kind.',
      {
        kind: text('kind', 'OpenChoreo kind, such as Component', 100),
        field: text(
          'field',
          'Path, such as spec.owner.projectName',
          300,
        ).nullish(),
      },
    ),
    async ({kind, field, version}) => {
      const found = versionOf(version);
      // The same build wrote this file and those below.
      const data = (await json(toolDataFile(found))) as ToolData;
      return answer(...explainField(address, found, data, kind, field));
    },
  );

  server.registerTool(
    'check_manifest',
    about(
      'Checks Kubernetes manifests against the schemas and rules of OpenChoreo, as an API server would. Returns each mistake with line, column and fix.',
      {manifest: text('manifest', 'YAML of one or more objects', 100_000)},
    ),
    async ({manifest, version}) => {
      const found = versionOf(version);
      const {manifests} = (await json(toolDataFile(found))) as ToolData;
      const verdict = judge(manifest, createCatalog(manifests));
      const {count, mistakes, notes} = verdict;
      const root = address + versionRoute(found);
      const lineOf = ({at, link, ...problem}: ShownProblem): string =>
        `- line ${at.line}, column ${at.column}: ${messageOf(problem)}${link ? `\n  ${root}${link.address}` : ''}`;
      return answer(
        `${count === 1 ? '1 mistake' : `${count || 'No'} mistakes`} found against the ${found.label} schemas and rules.`,
        ...mistakes.map(lineOf),
        ...(notes.length === 0 ? [] : ['Notes, which may be no mistakes:']),
        ...notes.map(lineOf),
      );
    },
  );

  server.registerTool(
    'explain_message',
    about(
      'Explains what a status, an event, an API response or a line of a log of OpenChoreo or a tool beneath it means. Returns the cause and what to do.',
      {text: text('text', 'Output as it was printed', 100_000)},
    ),
    async ({text: pasted, version}) => {
      const found = versionOf(version);
      const messages = await json(messagesFile(found));
      const page = `${address}${versionRoute(found)}reference/messages/`;
      const rows = explain(pasted, messages as readonly Message[]).map(
        ({message, advice}) =>
          `- ${titleOf(message)}: ${advice}\n  Source: ${page}#${anchorOf(message)}`,
      );
      const none = `No message of this text is known in ${found.label}.`;
      return answer(...(rows.length > 0 ? rows : [none, `Source: ${page}`]));
    },
  );
}

/** An answer of lines, cut to the limit with a note at its end. */
function answer(...lines: readonly string[]) {
  const whole = lines.join('\n');
  const kept = whole.slice(0, ANSWER_LENGTH - 100);
  const text =
    whole.length <= ANSWER_LENGTH
      ? whole
      : `${kept.slice(0, kept.lastIndexOf('\n'))}\n\n(Cut. Ask for one section or field.)`;
  return {content: [{type: 'text' as const, text}]};
}

/** Keeps what a function loads for each text. */
function onceFor<T>(load: (key: string) => Promise<T>) {
  const known = new Map<string, T>();
  return async (key: string): Promise<T> => {
    const loaded = known.get(key) ?? (await load(key));
    known.set(key, loaded);
    return loaded;
  };
}
