/**
 * Judges the pages of a docs version by the platform itself:
 *
 *   PLATFORM_SOURCE=<clone of the platform> npm run test:platform
 *
 * `DOCS_VERSION` is the framework's name of the version; without it, the latest is
 * judged. `KUBECONFIG` names a cluster made for this, in which the objects stay.
 */
import {spawn} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {docsVersionByName, LATEST} from '../../src/site/versions';

const {DOCS_VERSION = LATEST.name} = process.env;
const {ref} = docsVersionByName(DOCS_VERSION).release;
const folder = mkdtempSync(path.join(tmpdir(), 'openchoreo-platform-'));
const args = [path.join(__dirname, 'run.sh'), ...process.argv.slice(2)];

// It leads the group of all processes, and all files are in the folder.
const tests = spawn('bash', args, {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {...process.env, DOCS_VERSION, REF: ref, TMPDIR: folder},
});

// Ends the group and removes the folder when its standard input closes: at the end
// of this process, whatever ends it.
const end = `cat; kill -KILL -${tests.pid}; until rm -rf "${folder}"; do :; done`;
const keeper = spawn('sh', ['-c', end], {
  detached: true,
  stdio: ['pipe', 'ignore', 'ignore'],
});

tests.on('exit', (status) => {
  process.exitCode = status ?? 1;
  keeper.stdin.end();
});
