import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

import {counted} from '../../lib/text';
import {
  docsVersionByName,
  DOCS_VERSIONS,
  LATEST,
  versionRoute,
  type DocsVersion,
} from '../../site/versions';
import {messageOf, type Problem} from '../../content-errors/problem';
import {checkPasted} from '../crd-reference/check/check';
import {readPasted} from '../crd-reference/check/pasted';
import {createCatalog} from '../crd-reference/model/catalog';
import {explain} from '../messages/explain';
import {entryAnchor} from '../messages/texts';
import {explainField, readPage} from './pages';
import type {ToolSite} from './site';

const SEARCH_ROWS = 8;

/** Maximum length of an answer: 6000 tokens, at three UTF-16 units a token. */
const ANSWER_LENGTH = 18_000;

const stringArgument = (description: string, length: number) =>
  z.string().max(length).describe(description);

/** Some clients send all arguments, with null for those left out. */
const versionArgument = z
  .string()
  .max(50)
  .nullish()
  .describe(
    `Version of the documentation: ${DOCS_VERSIONS.map(({slug}) => slug).join(', ')}; the latest release if left out`,
  )
  .transform((wanted, context) => {
    const found = versionOf(wanted ?? '');
    if (found) return found;
    const message = `expected one of ${DOCS_VERSIONS.map(({slug}) => `"${slug}"`).join(', ')}`;
    context.addIssue({code: 'custom', message});
    return z.NEVER;
  });

/** Finds a version by any of its names: `Next`, `latest`, `0.3`, `v0.3.2`. */
function versionOf(wanted: string): DocsVersion | undefined {
  const name = wanted.trim().toLowerCase();
  if (['', 'latest', 'stable', 'current release'].includes(name)) return LATEST;
  if (name === 'current') return docsVersionByName(name);
  const numbers = `v${name.replace(/^v/u, '')}`;
  // The last: after a release, Next documents its tag, too.
  return DOCS_VERSIONS.findLast(({slug, release}) =>
    [name, numbers, `${numbers}.x`].some(
      (one) => one === slug || one === release.ref,
    ),
  );
}

/** What each tool says of itself. */
const about = <Arguments extends object>(
  description: string,
  inputSchema: Arguments,
) => ({
  description,
  inputSchema: {...inputSchema, version: versionArgument},
  annotations: {readOnlyHint: true, openWorldHint: false},
});

/** Registers a tool, which reads the files of a built site. */
type Tool = (server: McpServer, site: ToolSite) => void;

const offerSearchDocs: Tool = (server, site) =>
  server.registerTool(
    'search_docs',
    about(
      'Searches the OpenChoreo documentation. Returns titles, addresses and the text that answers, best first.',
      {query: stringArgument('Words to search for', 512)},
    ),
    async ({query, version}) => {
      const {engine} = await site.search(version.name);
      const {hits} = engine.answer({query, baseUrl: site.address});
      const rows = hits.slice(0, SEARCH_ROWS).map((hit) => {
        const titles = Object.values(hit.hierarchy).slice(1).filter(Boolean);
        return `- ${titles.join(' › ')}\n  ${hit.url}\n  ${hit.content ?? ''}`;
      });
      if (rows.length > 0) return answer(`Found in ${version.label}:`, ...rows);
      const remedy = 'Try fewer or different words.';
      return answer(`Nothing found in ${version.label}. ${remedy}`);
    },
  );

const offerReadPage: Tool = (server, site) =>
  server.registerTool(
    'read_page',
    about(
      'Reads a page of the OpenChoreo documentation, or one section of it, as Markdown.',
      {
        page: stringArgument(
          'Address of the page, such as concepts/runtime-model; with #id, one section',
          500,
        ),
      },
    ),
    async ({page, version}) => answer(await readPage(site, page, version)),
  );

const offerExplainField: Tool = (server, site) =>
  server.registerTool(
    'explain_field',
    about(
      'Explains a field of an OpenChoreo kind: type, default, limits, rules and meaning. Without a field, lists the fields of the kind.',
      {
        kind: stringArgument('OpenChoreo kind, such as Component', 100),
        field: stringArgument(
          'Path, such as spec.owner.projectName',
          300,
        ).nullish(),
      },
    ),
    async ({kind, field, version}) =>
      answer(await explainField(site, version, kind, field)),
  );

const offerCheckManifest: Tool = (server, site) =>
  server.registerTool(
    'check_manifest',
    about(
      'Checks Kubernetes manifests against the schemas and rules of OpenChoreo, as an API server would. Returns each mistake with line, column and fix.',
      {manifest: stringArgument('YAML of one or more objects', 100_000)},
    ),
    async ({manifest, version}) => {
      const catalog = createCatalog(await site.kinds(version));
      const pasted = readPasted(manifest);
      const {mistakes, mistakeCount, notes} = checkPasted(pasted, catalog);
      const root = site.address + versionRoute(version);
      const linesOf = (problem: Problem): string[] => {
        const {line, column, link} = problem;
        const words = `- line ${line}, column ${column}: ${messageOf(problem)}`;
        if (link) return [words, `  ${root}${link.address}`];
        return [words];
      };
      const lines = [
        `${counted(mistakeCount, 'mistake')} found against the ${version.label} schemas and rules.`,
        ...mistakes.flatMap(linesOf),
      ];
      if (notes.length > 0) lines.push('Notes, which may be no mistakes:');
      return answer(...lines, ...notes.flatMap(linesOf));
    },
  );

const offerExplainMessage: Tool = (server, site) =>
  server.registerTool(
    'explain_message',
    about(
      'Explains what a status, an event, an API response or a line of a log of OpenChoreo or a tool beneath it means. Returns the cause and what to do.',
      {text: stringArgument('Output as it was printed', 100_000)},
    ),
    async ({text: pasted, version}) => {
      const messages = await site.messages(version);
      const page = `${site.address}${versionRoute(version)}reference/messages/`;
      const rows = explain(pasted, messages).map(
        ({message, line, text: words, advice}) =>
          `- Line ${line}, "${words.slice(0, 240)}": ${advice}\n  Source: ${page}#${entryAnchor(message)}`,
      );
      if (rows.length > 0) return answer(...rows);
      const none = `No message of this text is known in ${version.label}.`;
      return answer(none, `Source: ${page}`);
    },
  );

/** Registers the documentation's tools. */
export function registerTools(server: McpServer, site: ToolSite): void {
  offerSearchDocs(server, site);
  offerReadPage(server, site);
  offerExplainField(server, site);
  offerCheckManifest(server, site);
  offerExplainMessage(server, site);
}

/** An answer of lines, cut to the limit with a note at its end. */
function answer(...lines: readonly string[]) {
  let joined = lines.join('\n');
  if (joined.length > ANSWER_LENGTH) {
    const kept = joined.slice(0, ANSWER_LENGTH - 100);
    joined = `${kept.slice(0, kept.lastIndexOf('\n'))}\n\n(Cut. Ask for one section or field.)`;
  }
  return {content: [{type: 'text' as const, text: joined}]};
}
