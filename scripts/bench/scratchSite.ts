import {spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {scratchCopy, type ScratchCopy} from '../../tests/support/scratchCopy';

/** The framework's command, below the folder of a copy: it has its own packages. */
export const FRAMEWORK = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Below the folder of a site. */
const CACHE = 'node_modules/.cache';

/** Pictures that are kept between builds; drawing them is a cost of its own. */
const PICTURES: readonly string[] = ['diagrams', 'social-cards'];

/** What a build cost. */
export interface BuildCost {
  readonly seconds: number;
  /** Seconds of work of all processors together. */
  readonly processor: number;
  /** Bytes of memory at most. */
  readonly memory: number;
}

const costs = z.object({memory: z.number(), processor: z.number()});

/** A copy of the site that a benchmark may change, and build. */
export interface ScratchSite extends Pick<
  ScratchCopy,
  'folder' | 'change' | 'remove'
> {
  /** Forgets what earlier builds kept; pictures only when told to. */
  readonly forget: (options: {readonly pictures: boolean}) => void;
  /** Builds into `build`. */
  readonly build: () => Promise<BuildCost>;
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
  const {folder, change, remove} = scratchCopy(`bench-${name}`);
  const hook = path.join(folder, 'node_modules', 'bench-cost.cjs');
  writeFileSync(hook, COST_HOOK);

  const cache = path.join(folder, CACHE);
  for (const pictures of PICTURES) {
    const kept = path.join(SITE_DIR, CACHE, pictures);
    if (!existsSync(kept)) continue;
    cpSync(kept, path.join(cache, pictures), {recursive: true});
  }

  const forget: ScratchSite['forget'] = ({pictures: drops}) => {
    const caches = existsSync(cache) ? readdirSync(cache) : [];
    const forgotten = caches.filter(
      (name) => drops || !PICTURES.includes(name),
    );
    for (const made of [
      path.join(folder, '.docusaurus'),
      path.join(folder, 'build'),
      ...forgotten.map((name) => path.join(cache, name)),
    ]) {
      rmSync(made, {recursive: true, force: true});
    }
  };

  return {
    folder,
    change,
    remove,
    forget,
    async build() {
      const started = performance.now();
      await new Promise<void>((resolve, reject) => {
        const child = spawn(
          process.execPath,
          [...['--require', hook], FRAMEWORK, 'build'],
          {
            cwd: folder,
            stdio: ['ignore', 'pipe', 'pipe'],
            env: {
              ...process.env,
              NO_UPDATE_NOTIFIER: '1',
              // The repository around the copy is not the copy's.
              GIT_CEILING_DIRECTORIES: path.dirname(folder),
            },
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
  };
}
