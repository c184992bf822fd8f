import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {beforeEach, expect, test} from 'vitest';
import * as z from 'zod';

const PACKAGES = readdirSync('packages');
const SCOPE = '@openchoreo/';

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const folder = temporaryFolder();

/**
 * Copies a package out of the repository, where it finds the packages that it
 * declares and no others, as after an installation.
 */
function copyAlone(name: string): void {
  const copy = path.join(folder, name);
  cpSync(path.join('packages', name), copy, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  });
  const {dependencies, devDependencies} = manifest.parse(
    JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8')),
  );
  for (const needed of Object.keys({...dependencies, ...devDependencies})) {
    const link = path.join(copy, 'node_modules', needed);
    mkdirSync(path.dirname(link), {recursive: true});
    const target = needed.startsWith(SCOPE)
      ? path.join(folder, needed.slice(SCOPE.length))
      : path.resolve('node_modules', needed);
    symlinkSync(target, link, 'junction');
  }
}

beforeEach(() => {
  PACKAGES.forEach(copyAlone);
});

test.each(PACKAGES)('%s tests itself with nothing else of the site', (name) => {
  const {VITEST: _outer, ...env} = process.env;
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.resolve('node_modules/vitest/vitest.mjs'), 'run'],
    {cwd: path.join(folder, name), env, encoding: 'utf8'},
  );
  expect(status, stdout + stderr).toBe(0);
});
