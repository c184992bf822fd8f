import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {listAddresses} from '../src/plugins/published-addresses/node/listAddresses';
import {findNginx, startNginx} from '../tests/support/nginx';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';
import {compressSite} from './compress';

/** Files of a page that a reader's browser asks for beside it. */
const RESOURCE = /(?:href|src)="?(?<address>\/assets\/[^"\s>]+)/gu;
const APPLICATION = /data-application="(?<list>[^"]*)"/u;

/** What a first visit to a page asks for: the page, its styles and scripts. */
function visit(folder: string, route: string): string[] {
  const html = readFileSync(path.join(folder, route, 'index.html'), 'utf8');
  const named = [...html.matchAll(RESOURCE)].map(
    ({groups}) => groups?.['address'] ?? '',
  );
  const application =
    APPLICATION.exec(html)?.groups?.['list']?.split(' ') ?? [];
  return [route, ...named, ...application];
}

/** The mix for wrk: visits to all pages, each connection from its own start. */
function luaScript(addresses: readonly string[]): string {
  return `local addresses = {
${addresses.map((address) => `  ${JSON.stringify(address)},`).join('\n')}
}
local at = 0
local thread = 0
function setup(t)
  t:set("start", thread * math.floor(#addresses / 2))
  thread = thread + 1
end
function init() at = start or 0 end
function request()
  at = at % #addresses + 1
  return wrk.format("GET", addresses[at], {["Accept-Encoding"] = "gzip"})
end
`;
}

/** As little as nginx needs to serve a folder. */
const PLAIN = `pid /tmp/nginx.pid;
worker_processes auto;
events { worker_connections 4096; }
http {
  client_body_temp_path /tmp/client_body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  server {
    listen 8080;
    root /usr/share/nginx/html;
  }
}
`;

interface Figures {
  readonly name: string;
  readonly requests: string;
  readonly perSecond: string;
  readonly transfer: string;
  readonly median: string;
  readonly p99: string;
  readonly errors: string;
}

function figuresOf(name: string, report: string): Figures {
  const find = (pattern: RegExp): string => pattern.exec(report)?.[1] ?? '–';
  const failed = [
    ...report.matchAll(/^\s*(?:Socket errors|Non-2xx).*$/gmu),
  ].map(([line]) => line.trim());
  return {
    name,
    requests: find(/(\d+) requests in/u),
    perSecond: find(/Requests\/sec:\s+(\S+)/u),
    transfer: find(/Transfer\/sec:\s+(\S+)/u),
    median: find(/50%\s+(\S+)/u),
    p99: find(/99%\s+(\S+)/u),
    errors: failed.length === 0 ? 'none' : failed.join('; '),
  };
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      seconds: {type: 'string', default: '60'},
      connections: {type: 'string', default: '200'},
    },
  });
  requireBuiltSite(values.dir);
  const program = findNginx();
  if (program === undefined || !existsSync('/usr/bin/wrk')) {
    throw new Error(
      'This needs nginx and wrk. On Debian: apt-get install nginx wrk',
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'openchoreo-load-'));
  const site = path.join(folder, 'site');
  try {
    cpSync(values.dir, site, {recursive: true});
    await compressSite(site);
    const pages = (await listAddresses(site)).filter(
      (address) =>
        address.endsWith('/') &&
        readFileSync(path.join(site, address, 'index.html'), 'utf8').includes(
          'data-application',
        ),
    );
    const mix = pages.flatMap((route) => visit(site, route));
    const script = path.join(folder, 'mix.lua');
    writeFileSync(script, luaScript(mix));
    const plain = path.join(folder, 'plain.conf');
    writeFileSync(plain, PLAIN);
    process.stdout.write(
      `${pages.length} pages, ${mix.length} requests a round, ${values.connections} connections for ${values.seconds} s\n`,
    );
    const rows: Figures[] = [];
    for (const [name, config] of [
      ['hosting/nginx.conf', 'hosting/nginx.conf'],
      ['plain nginx', plain],
    ] as const) {
      const nginx = await startNginx({program, site, config});
      try {
        const report = execFileSync(
          'wrk',
          [
            ...['-t2', `-c${values.connections}`, `-d${values.seconds}s`],
            ...['--latency', '--timeout', '10s', '-s', script, nginx.origin],
          ],
          {encoding: 'utf8'},
        );
        rows.push(figuresOf(name, report));
      } finally {
        await nginx.stop();
      }
    }
    console.table(rows);
    if (rows[0]?.errors !== 'none') process.exitCode = 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

if (require.main === module) void runCommand(main);
