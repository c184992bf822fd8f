import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

/** Each file of the repository with the hash of what it holds. */
export type FileHashes = ReadonlyMap<string, string>;

const CODE = /\.(?:ts|tsx|mts|mjs|js|json)$/;

const TEXT = /\.(?:md|yaml|yml|txt|json)$|^(?:src|scripts)\//;

/**
 * What a check looks at, so that a change elsewhere does not repeat it. A check
 * that is not named here looks at every file.
 */
const LOOKS_AT: Readonly<Record<string, RegExp>> = {
  lint: CODE,
  'lint:css': /\.css$|^(?:package-lock\.json|stylelint\.config\.mjs)$/,
  types: CODE,
  'check:samples': TEXT,
  'check:prose': TEXT,
};

/** One text for all that a check depends on. */
export function fingerprintOf(check: string, files: FileHashes): string {
  const looksAt = LOOKS_AT[check];
  const hash = createHash('sha256').update(process.version);
  for (const [file, content] of [...files].sort()) {
    if (looksAt && !looksAt.test(file)) continue;
    hash.update(`${file}\0${content}\0`);
  }
  return hash.digest('hex');
}

/** Hashes of all files that are in the repository, or would be. */
export function fileHashes(siteDir: string): FileHashes {
  const git = (args: readonly string[], input?: string): string =>
    execFileSync('git', [...args], {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      ...(input !== undefined && {input}),
    });
  const files = git([
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(siteDir, file)));
  const hashes = git(['hash-object', '--stdin-paths'], `${files.join('\n')}\n`)
    .trim()
    .split('\n');
  return new Map(files.map((file, index) => [file, hashes[index] ?? '']));
}

const passesFile = z.record(z.string(), z.string());

/** Fingerprints with which checks have passed; kept beside other caches. */
export class PassedBefore {
  readonly #file: string;
  readonly #passes: Record<string, string>;

  constructor(siteDir: string) {
    this.#file = path.join(siteDir, 'node_modules/.cache/check/passed.json');
    this.#passes = existsSync(this.#file)
      ? (passesFile.safeParse(readJson(this.#file)).data ?? {})
      : {};
  }

  has(check: string, fingerprint: string): boolean {
    return this.#passes[check] === fingerprint;
  }

  add(check: string, fingerprint: string): void {
    this.#passes[check] = fingerprint;
    mkdirSync(path.dirname(this.#file), {recursive: true});
    writeFileSync(this.#file, JSON.stringify(this.#passes));
  }
}

/** A file that was cut off is as good as none. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
