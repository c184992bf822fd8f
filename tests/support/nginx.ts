import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

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

/** A running nginx that serves a site. */
export interface Nginx {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** Whether it serves precompressed Brotli files. */
  readonly hasBrotli: boolean;
  readonly stop: () => Promise<void>;
}

async function answers(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isUp = await fetch(origin).then(
      () => true,
      () => setTimeout(50, false),
    );
    if (isUp) return;
  }
  throw new Error(`nginx exited with status ${child.exitCode}`);
}

export interface NginxOptions {
  readonly program: string;
  /** Folder of the built site. */
  readonly site: string;
  /** Configuration file, of which only port and folders are changed. */
  readonly config: string;
}

/** Starts nginx as an ordinary user. */
export async function startNginx({
  program,
  site,
  config,
}: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'openchoreo-nginx-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const hasBrotli = existsSync(
    '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf',
  );
  if (hasBrotli) copyFileSync('hosting/brotli.conf', `${folder}/brotli.conf`);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    readFileSync(config, 'utf8')
      .replaceAll(/(?<= )\/tmp\//gu, `${folder}/`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/usr/share/nginx/html', path.resolve(site))
      .replaceAll('/etc/nginx/site', folder),
  );
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], {
    stdio: 'inherit',
    ...(isRoot && {uid: NOBODY, gid: NOBODY}),
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    if (child.kill('SIGQUIT')) await ended;
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    await answers(origin, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {origin, hasBrotli, stop};
}
