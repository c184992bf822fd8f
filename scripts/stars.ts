/** Updates the star count that pages start with: `npx tsx scripts/stars.ts`. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {isPlausible} from '../src/plugins/repository-stars/shared/starCount';
import {REPOSITORY} from '../src/site/site';
import {runCommand} from './command/runCommand';

const FILE = path.resolve(__dirname, '../src/site/stars.json');

const answer = z.object({
  stargazers_count: z.number().refine(isPlausible, 'not a valid star count'),
});

/** The file's content, given the API's response. */
export function starsFile(body: unknown, now: Date): string {
  const {stargazers_count: value} = answer.parse(body);
  const date = now.toISOString().slice(0, 10);
  return `{"value": ${value}, "date": "${date}"}\n`;
}

async function main(): Promise<void> {
  const response = await fetch(REPOSITORY.metadataUrl, {
    headers: {accept: 'application/vnd.github+json'},
  });
  if (!response.ok) {
    throw new Error(
      `${REPOSITORY.metadataUrl} answered with status ${response.status}. ${FILE} is unchanged. Try again later.`,
    );
  }
  const text = starsFile(await response.json(), new Date());
  writeFileSync(FILE, text);
  process.stdout.write(`src/site/stars.json: ${text}`);
}

if (require.main === module) void runCommand(main);
