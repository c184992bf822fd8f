/**
 * Lists the licenses of third-party packages, from the lockfile and what is
 * installed: `npm run licenses`. With `--all` also those that only build and
 * test the site. Fails for a package without a license.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

const SITE_DIR = path.resolve(__dirname, '..');

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

const packageFile = z.looseObject({
  license: z.union([z.string(), z.looseObject({type: z.string()})]).optional(),
  licenses: z.array(z.looseObject({type: z.string()})).optional(),
});

/** Packages that tell their license in their text files alone. */
const TOLD_ELSEWHERE: Readonly<Record<string, string>> = {
  // License section of its Readme.md.
  'node_modules/require-like': 'MIT',
};

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** `undefined` where neither the lockfile nor the package names one. */
  readonly license: string | undefined;
}

function licenseInFolder(folder: string): string | undefined {
  const file = path.join(SITE_DIR, folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const {license, licenses} = packageFile.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({type}) => type).join(' OR ');
}

/**
 * The packages of a lockfile with their licenses, sorted.
 *
 * @param withTools - Also those that only build and test the site.
 * @param read - Finds the license where the lockfile does not tell it.
 */
export function licensedPackages(
  lock: unknown,
  withTools: boolean,
  read: (folder: string) => string | undefined = licenseInFolder,
): LicensedPackage[] {
  return Object.entries(lockfile.parse(lock).packages)
    .filter(([folder, {dev}]) => folder !== '' && (withTools || dev !== true))
    .map(([folder, {version = '', license}]) => ({
      name: folder.slice(
        folder.lastIndexOf('node_modules/') + 'node_modules/'.length,
      ),
      version,
      license: license ?? read(folder) ?? TOLD_ELSEWHERE[folder],
    }))
    .sort((one, other) =>
      `${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1,
    );
}

function main(): void {
  const packages = licensedPackages(
    JSON.parse(readFileSync(path.join(SITE_DIR, 'package-lock.json'), 'utf8')),
    process.argv.includes('--all'),
  );
  const counts = new Map<string, number>();
  for (const {name, version, license = 'NO LICENSE'} of packages) {
    process.stdout.write(`${name}@${version}\t${license}\n`);
    counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  const summary = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([license, count]) => `${count} ${license}`);
  process.stdout.write(
    `\n${packages.length} packages: ${summary.join(', ')}\n`,
  );
  if (packages.some(({license}) => license === undefined)) process.exitCode = 1;
}

if (require.main === module) main();
