import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import * as z from 'zod';

import {createTools} from './tools';

/** Set by the bundler: the site's URL, with a trailing slash. */
declare const SITE_ADDRESS: string;

/** Milliseconds to wait for the site's response. */
const PATIENCE_MS = 20_000;

/** Maximum length of an answer: 6000 tokens, at three UTF-16 units a token. */
const ANSWER_LENGTH = 18_000;

/** Arguments of a call, without those that a client left out by null. */
const given = z
  .record(z.string(), z.string().nullish())
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).map(([key, value]) => [key, value ?? undefined]),
    ),
  );

/** Cuts an answer to the limit, with a note at its end. */
function shortened(answer: string): string {
  if (answer.length <= ANSWER_LENGTH) return answer;
  const kept = answer.slice(0, ANSWER_LENGTH - 100);
  return `${kept.slice(0, kept.lastIndexOf('\n'))}\n\n(Cut. Ask for one section or field.)`;
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
  const server = new McpServer({name: 'openchoreo-docs', version: '1.0.0'});
  const tools = createTools({
    address,
    async read(file) {
      if (!isAddress) return readFile(path.join(place, file), 'utf8');
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(address + file, {signal});
      if (response.ok) return response.text();
      throw new Error(`${address}${file} answered ${response.status}.`);
    },
  });
  for (const {name, run, ...tool} of tools) {
    const annotations = {readOnlyHint: true, openWorldHint: false};
    server.registerTool(name, {...tool, annotations}, async (input) => {
      try {
        const text = shortened(await run(given.parse(input)));
        return {content: [{type: 'text', text}]};
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        return {content: [{type: 'text', text}], isError: true};
      }
    });
  }
  await server.connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
