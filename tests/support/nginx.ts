import {spawn, type ChildProcess} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {freePort} from './freePort';

const SYSTEM_NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'] as const;

/** The id of an ordinary user, for tests that run as root. */
const NOBODY = 65_534;

/**
 * Finds nginx: the one in the variable `NGINX`, or the system's.
 *
 * @returns `undefined` if there is none.
 */
export function findNginx(): string | undefined {
  return [process.env['NGINX'] ?? '', ...SYSTEM_NGINX].find(
    (file) => file !== '' && existsSync(file),
  );
}

/** A running nginx that serves a read-only copy of a site. */
export interface Nginx {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** Id of the user that it runs as. */
  readonly user: number;
  /** Whether it serves precompressed Brotli files. */
  readonly hasBrotli: boolean;
  readonly stop: () => Promise<void>;
}

/** Makes a folder read-only for everyone. */
function protect(folder: string): void {
  for (const name of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    chmodSync(
      path.join(name.parentPath, name.name),
      name.isDirectory() ? 0o555 : 0o444,
    );
  }
  chmodSync(folder, 0o555);
}

function release(folder: string): void {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (name.isDirectory())
      chmodSync(path.join(name.parentPath, name.name), 0o755);
  }
}

async function answers(origin: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`nginx exited: ${said}`);
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`nginx did not answer within 10 s: ${said}`);
}

export interface NginxOptions {
  readonly program: string;
  /** Folder of the built site. */
  readonly site: string;
  /** Configuration file, of which only port and folders are changed. */
  readonly config: string;
}

/** Starts nginx as an ordinary user on a read-only copy of a site. */
export async function startNginx({
  program,
  site,
  config,
}: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'openchoreo-nginx-'));
  const root = path.join(folder, 'site');
  const temporary = path.join(folder, 'tmp');
  const extra = path.join(folder, 'extra');
  cpSync(site, root, {recursive: true});
  mkdirSync(temporary);
  mkdirSync(extra);
  chmodSync(folder, 0o755);
  chmodSync(temporary, 0o777);
  const hasBrotli = existsSync(
    '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf',
  );
  if (hasBrotli) cpSync('hosting/brotli.conf', path.join(extra, 'brotli.conf'));
  protect(root);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    readFileSync(config, 'utf8')
      .replaceAll(/(?<= )\/tmp\//gu, `${temporary}/`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/usr/share/nginx/html', root)
      .replaceAll('/etc/nginx/site', extra),
  );
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && {uid: NOBODY, gid: NOBODY}),
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
    }
    release(root);
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    await answers(origin, child);
  } catch (error) {
    await stop();
    throw error;
  }
  const user = isRoot ? NOBODY : (process.getuid?.() ?? -1);
  return {origin, user, hasBrotli, stop};
}
