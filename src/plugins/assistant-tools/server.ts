import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';

import {openSite} from './site';
import {registerTools} from './tools';

/** Set by the bundler: the site's URL, with a trailing slash. */
declare const SITE_ADDRESS: string;

/** Milliseconds to wait for the site's response. */
const PATIENCE_MS = 20_000;

/**
 * Offers the documentation as tools of the Model Context Protocol, over standard
 * input and output:
 *
 *   openchoreo-docs-mcp         reads the published site
 *   openchoreo-docs-mcp ./build reads a built site from disk
 */
async function main(): Promise<void> {
  const [, , folder] = process.argv;
  const server = new McpServer({name: 'openchoreo-docs', version: '1.0.0'});
  const site = openSite(SITE_ADDRESS, async (file) => {
    if (folder !== undefined) return readFile(path.join(folder, file), 'utf8');
    return download(SITE_ADDRESS + file);
  });
  registerTools(server, site);
  await server.connect(new StdioServerTransport());
}

/** @throws Error that says which address was asked, and what to do. */
async function download(address: string): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(address, {signal}).catch((cause: unknown) => {
    throw new Error(
      `${address} can't be reached. Behind a proxy, set HTTPS_PROXY and NODE_USE_ENV_PROXY=1 (Node 24); without a network, start openchoreo-docs-mcp with the folder of a built site.`,
      {cause},
    );
  });
  if (response.ok) return response.text();
  throw new Error(`${address} answered ${response.status}.`);
}

void main();
