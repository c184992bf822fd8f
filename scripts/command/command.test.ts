import {afterEach, expect, test, vi} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {requireBuiltSite} from './requireBuiltSite';
import {runCommand} from './runCommand';

const folder = temporaryFolder();

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('a folder without a site is refused with what to run', () => {
  const require = () => {
    requireBuiltSite(folder);
  };
  expect(require).toThrow(`${folder} has no built site. Run "npm run build"`);
  writeFiles(folder, {'index.html': ''});
  expect(require).not.toThrow();
});

test.each([
  [
    'at once',
    () => {
      throw new Error('No site.');
    },
  ],
  ['later', () => Promise.reject(new Error('No site.'))],
])('a command that fails %s prints the message only', async (_when, main) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runCommand(main);
  expect(write.mock.calls.join('')).toBe('No site.\n');
  expect(process.exitCode).toBe(1);
});
