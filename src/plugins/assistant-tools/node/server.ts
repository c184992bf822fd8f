import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';

import {createDocsTools} from '../engine/docsTools';
import {TOOLS} from '../shared/toolList';

/** Set by the bundler: the site's URL, with a trailing slash. */
declare const SITE_ADDRESS: string;

/** Milliseconds to wait for the site's response. */
const PATIENCE_MS = 20_000;

async function fetchFile(address: string): Promise<string> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.ok) return response.text();
  throw new Error(`${address} answered with status ${response.status}.`);
}

/**
 * Offers the documentation as tools of the Model Context Protocol, over standard
 * input and output:
 *
 *   openchoreo-docs-mcp                       reads the published site
 *   openchoreo-docs-mcp http://localhost:3000 reads another address
 *   openchoreo-docs-mcp ./build               reads a built site from disk
 */
async function main(): Promise<void> {
  const place = process.argv[2] ?? SITE_ADDRESS;
  const isAddress = /^https?:\/\//u.test(place);
  const address = isAddress ? place.replace(/\/*$/u, '/') : SITE_ADDRESS;
  const call = createDocsTools({
    address,
    read: (file) =>
      isAddress
        ? fetchFile(address + file)
        : readFile(path.join(place, file), 'utf8'),
  });
  const {server} = new McpServer(
    {name: 'openchoreo-docs', version: '1.0.0'},
    {capabilities: {tools: {}}},
  );
  // The low-level API accepts JSON schemas and lets us word the errors.
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({inputSchema, ...tool}) => ({
      ...tool,
      inputSchema: {...inputSchema, required: [...inputSchema.required]},
      annotations: {readOnlyHint: true, openWorldHint: false},
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({params}) => {
    try {
      const text = await call(params.name, params.arguments ?? {});
      return {content: [{type: 'text', text}]};
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return {content: [{type: 'text', text}], isError: true};
    }
  });
  await server.connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
