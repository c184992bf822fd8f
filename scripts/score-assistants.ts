import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import * as z from 'zod';

import {filesBelow} from '../src/lib/node/filesBelow';
import {readEnvironment} from '../src/site/environment';
import {findNginx, startNginx} from '../tests/support/nginx';
import {portOf, serve} from '../tests/support/staticHost';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';

const AFDOCS = 'afdocs@0.22.2';
/** Node version that AFDocs needs; npx downloads it if necessary. */
const NODE = 22;
/** Points of 100 that every host must reach. */
const GOAL = 95;

/** The parts of the JSON report that are used. */
const reportSchema = z.object({
  scoring: z.object({overall: z.number()}),
  results: z.array(
    z.object({id: z.string(), status: z.string(), message: z.string()}),
  ),
});

/** Paths of all pages except redirects, search and offline copies. */
function pagesOf(folder: string): string[] {
  return filesBelow(folder)
    .filter((name) => /^(?:docs\/.*|blog\/.*)?index\.html$/u.test(name))
    .filter(
      (name) =>
        !/http-equiv="?refresh/u.test(
          readFileSync(path.join(folder, name), 'utf8'),
        ),
    )
    .map((name) => name.replace(/index\.html$/u, ''));
}

/** @returns Whether the site on this host reaches the goal. */
async function score(
  host: string,
  address: string,
  pages: readonly string[],
): Promise<boolean> {
  const {siteUrl} = readEnvironment(process.env);
  const isOld = Number(process.versions.node.split('.')[0]) < NODE;
  const {stdout} = await promisify(execFile)(
    'npx',
    [
      ...['--yes', '--package', AFDOCS],
      ...(isOld ? ['--package', `node@${NODE}`] : []),
      ...['--', 'afdocs', 'check', address],
      ...['--urls', pages.map((page) => address + page).join(',')],
      ...['--canonical-origin', siteUrl, '--max-links', '1000'],
      ...['--request-delay', '0', '--format', 'json', '--score', '--quiet'],
    ],
    {maxBuffer: 1 << 28},
  ).catch((error: unknown) => {
    // The program exits with an error if a check fails, but still prints its
    // report.
    const {stdout: report} = z.object({stdout: z.string()}).parse(error);
    if (report === '') throw error;
    return {stdout: report};
  });
  const {scoring, results} = reportSchema.parse(JSON.parse(stdout));
  process.stdout.write(
    `${host}: ${scoring.overall} of 100 (goal ${GOAL}), ${pages.length} pages\n`,
  );
  for (const {id, status, message} of results) {
    if (status !== 'pass' && status !== 'skip')
      process.stdout.write(`  ${status} ${id}: ${message}\n`);
  }
  return scoring.overall >= GOAL;
}

async function onStaticHost(
  folder: string,
  pages: readonly string[],
): Promise<boolean> {
  const {baseUrl} = readEnvironment(process.env);
  const server = await serve({folder, baseUrl, port: 0});
  try {
    const address = `http://localhost:${portOf(server)}${baseUrl}`;
    return await score('static host', address, pages);
  } finally {
    server.close();
  }
}

async function onNginx(
  folder: string,
  pages: readonly string[],
): Promise<boolean> {
  const program = findNginx();
  if (program === undefined) {
    process.stdout.write('nginx: not installed, not scored\n');
    return true;
  }
  const config = 'hosting/nginx.conf';
  const nginx = await startNginx({program, site: folder, config});
  try {
    return await score('nginx', `${nginx.origin}/`, pages);
  } finally {
    await nginx.stop();
  }
}

/**
 * Scores all pages of the built site with the checks of AFDocs
 * (https://agentdocsspec.com), on a static host without custom headers and, if
 * it is installed, on nginx.
 */
async function main(): Promise<void> {
  const folder = path.resolve('build');
  requireBuiltSite(folder);
  const pages = pagesOf(folder);
  const reached = [
    await onStaticHost(folder, pages),
    await onNginx(folder, pages),
  ];
  if (reached.includes(false)) process.exitCode = 1;
}

if (require.main === module) void runCommand(main);
