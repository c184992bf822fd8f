/**
 * Cuts a released version from `docs`:
 *
 *   npm run versions:cut -- v0.4.x
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';

import sidebars from '../sidebars';
import {readReleases, seriesOf} from '../src/lib/node/readReleases';
import {REDIRECTS} from '../src/site/redirects';
import {DOCS_VERSIONS} from '../src/site/versions';
import {runCommand} from './command/runCommand';
import {cutFiles} from './versions-cut/cutFiles';
import {faultsOf} from './versions-cut/planVersions';

const SITE_DIR = path.resolve(__dirname, '..');

const USAGE =
  'Usage: npm run versions:cut -- v0.4.x [--set git-ref=v0.4.1] [--no-check].';

function parseValues(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((pair): [string, string] => {
      const [key = '', ...value] = pair.split('=');
      if (key === '' || value.length === 0) {
        throw new Error(`Invalid --set "${pair}". Write --set name=value.`);
      }
      return [key, value.join('=')];
    }),
  );
}

function main(): void {
  const {values, positionals} = parseArgs({
    options: {
      set: {type: 'string', multiple: true, default: []},
      'no-check': {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const newest = readReleases(SITE_DIR).find(
    ({version}) => seriesOf(version) === name,
  );
  const faults = faultsOf(DOCS_VERSIONS, name, newest);
  if (faults.length > 0 || newest === undefined) {
    throw new Error(
      [...faults.map((fault) => `versions:cut: ${fault}`), USAGE].join('\n'),
    );
  }
  const release = {name, ref: newest.version, date: newest.date};
  const {redirects, leftovers} = cutFiles(
    SITE_DIR,
    DOCS_VERSIONS,
    release,
    sidebars,
    parseValues(values.set),
    REDIRECTS,
  );
  process.stdout.write(
    `Cut ${name} from docs; ${redirects} addresses that it lacks redirect to the previous version.\n`,
  );
  for (const {file, line, text} of leftovers) {
    process.stdout.write(
      `${file}:${line}: still refers to the release that Next documents: ${text}\n`,
    );
  }
  if (leftovers.length > 0) {
    process.stdout.write(
      `Correct these ${leftovers.length} lines. You can set constants with --set git-ref=v0.4.1\n`,
    );
  }
  if (values['no-check']) return;
  const {status} = spawnSync('npm', ['run', '--silent', 'check'], {
    cwd: SITE_DIR,
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.stderr.write(
      'The checks found mistakes. Fix them, or undo the cut with git as docs-dev/releasing.md describes.\n',
    );
    process.exitCode = 1;
  }
}

if (require.main === module) void runCommand(main);
