import {spawn, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import * as z from 'zod';

/** The framework's command. */
export const FRAMEWORK = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

const SITE_DIR = path.resolve(__dirname, '../..');

/** Pictures that are kept between builds; drawing them is a cost of its own. */
const PICTURES = 'node_modules/.cache/social-cards';

/** What a build cost. */
export interface BuildCost {
  readonly seconds: number;
  /** Seconds of work of all processors together. */
  readonly processor: number;
  /** Bytes of memory at most. */
  readonly memory: number;
}

const costs = z.object({memory: z.number(), processor: z.number()});

/** A copy of the site that a benchmark may change. */
export interface ScratchSite {
  readonly dir: string;
  /** Changes a file of the copy; fails where nothing changes. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Forgets what earlier builds kept; pictures only when told to. */
  readonly forget: (options: {readonly pictures: boolean}) => void;
  /** Builds into `build`. */
  readonly build: () => Promise<BuildCost>;
  readonly remove: () => void;
}

function listFiles(): string[] {
  const {stdout, status} = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: SITE_DIR, encoding: 'utf8', maxBuffer: 2 ** 26},
  );
  if (status !== 0) throw new Error('Benchmarks need a clone made with git.');
  return stdout
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(SITE_DIR, file)));
}

/** The packages themselves are shared, what builds keep beside them is not. */
function linkPackages(dir: string): void {
  const from = realpathSync(path.join(SITE_DIR, 'node_modules'));
  const to = path.join(dir, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '.cache')
      symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Written into a build, so that it says at its end what it took. */
const COST_HOOK = `
const {isMainThread} = require('node:worker_threads');
if (isMainThread && process.argv[1]?.includes('docusaurus')) {
  process.on('exit', () => {
    const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
    const cost = {memory: maxRSS * 1024, processor: (userCPUTime + systemCPUTime) / 1e6};
    require('node:fs').writeFileSync(__filename + '.json', JSON.stringify(cost));
  });
}
`;

/** Copies the site, as it stands in the working folder, to a scratch folder. */
export function createScratchSite(name: string): ScratchSite {
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), `bench-${name}-`));
  for (const file of listFiles()) {
    cpSync(path.join(SITE_DIR, file), path.join(dir, file));
  }
  linkPackages(dir);
  const pictures = path.join(SITE_DIR, PICTURES);
  const hook = path.join(dir, 'node_modules', 'bench-cost.cjs');
  writeFileSync(hook, COST_HOOK);

  const kept = path.join(dir, PICTURES);
  if (existsSync(pictures)) cpSync(pictures, kept, {recursive: true});

  const forget: ScratchSite['forget'] = ({pictures: drops}) => {
    const cache = path.dirname(kept);
    const caches = existsSync(cache) ? readdirSync(cache) : [];
    for (const folder of [
      path.join(dir, '.docusaurus'),
      path.join(dir, 'build'),
      ...caches.map((name) => path.join(cache, name)),
    ]) {
      if (!drops && folder === kept) continue;
      rmSync(folder, {recursive: true, force: true});
    }
  };

  return {
    dir,
    forget,
    edit(file, change) {
      const text = readFileSync(path.join(dir, file), 'utf8');
      const changed = change(text);
      if (changed === text) {
        throw new Error(`${file}: nothing changed. Mend scripts/bench.`);
      }
      writeFileSync(path.join(dir, file), changed);
    },
    async build() {
      const started = performance.now();
      await new Promise<void>((resolve, reject) => {
        const child = spawn(
          process.execPath,
          [...['--require', hook], FRAMEWORK, 'build'],
          {
            cwd: dir,
            stdio: ['ignore', 'pipe', 'pipe'],
            env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
          },
        );
        const said: Buffer[] = [];
        child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
        child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
        child.on('error', reject);
        child.on('close', (code) => {
          if (code === 0) resolve();
          else reject(new Error(Buffer.concat(said).toString()));
        });
      });
      const seconds = (performance.now() - started) / 1000;
      const written: unknown = JSON.parse(readFileSync(`${hook}.json`, 'utf8'));
      return {seconds, ...costs.parse(written)};
    },
    remove() {
      rmSync(dir, {recursive: true, force: true});
    },
  };
}
