import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {selectAll} from 'hast-util-select';

import {readPages} from '../src/plugins/after-build/node/readPages';
import {SITE_REPOSITORY} from '../src/site/site';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';

/** Requests under way at once: polite to the hosts that are asked. */
const CONCURRENCY = 8;
const TIMEOUT_MS = 20_000;

/** Answers that say "not for machines", not "gone". */
const NOT_FOR_MACHINES = new Set([401, 403, 405, 429, 999]);

export interface DeadLink {
  readonly url: string;
  readonly reason: string;
  /** Routes of the pages that hold it. */
  readonly pages: readonly string[];
}

/** Whether a link is ours to check: of the web, and not made per page. */
function isChecked(href: string): boolean {
  return (
    /^https?:\/\//.test(href) &&
    !href.startsWith(`${SITE_REPOSITORY.url}/edit/`) &&
    !href.startsWith(`${SITE_REPOSITORY.issues}/new`) &&
    !/^https?:\/\/(?:[\w.-]+\.)?(?:localhost|internal)\b/.test(href)
  );
}

/**
 * Asks for an address.
 *
 * @returns Why it counts as dead, or `undefined`.
 */
async function whyDead(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      redirect: 'follow',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {'user-agent': 'openchoreo.dev link check'},
    });
    await answer.body?.cancel();
    return answer.ok || NOT_FOR_MACHINES.has(answer.status)
      ? undefined
      : `status ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function externalLinks(folder: string): Promise<Map<string, string[]>> {
  const links = new Map<string, string[]>();
  await readPages(folder, ({route}, tree) => {
    for (const {properties} of selectAll('a[href]', tree)) {
      const href = String(properties['href']);
      if (!isChecked(href)) continue;
      const url = href.replace(/#.*$/, '');
      links.set(url, [...new Set([...(links.get(url) ?? []), route])]);
    }
  });
  return links;
}

function report(dead: readonly DeadLink[]): string {
  const rows = dead.map(
    ({url, reason, pages}) => `| ${url} | ${reason} | ${pages.join(', ')} |`,
  );
  return ['| Address | Why | Pages |', '| --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
}

/** Asks for every external link of the built site, and lists the dead ones. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      report: {type: 'string'},
    },
  });
  requireBuiltSite(values.dir);
  const links = [...(await externalLinks(path.resolve(values.dir)))];
  const dead: DeadLink[] = [];
  let done = 0;
  const next = async (): Promise<void> => {
    for (let link = links.pop(); link; link = links.pop()) {
      const [url, pages] = link;
      const reason = await whyDead(url);
      if (reason !== undefined) dead.push({url, reason, pages});
      done += 1;
      if (process.stderr.isTTY) process.stderr.write(`\r${done} asked`);
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, next));
  const text = report(dead);
  if (values.report !== undefined) await writeFile(values.report, text);
  process.stdout.write(`${text}\n${done} links, ${dead.length} dead\n`);
  process.exitCode = dead.length > 0 ? 1 : 0;
}

if (require.main === module) void runCommand(main);
