import {spawnSync} from 'node:child_process';

import {expect, test} from 'vitest';

import {guideScript} from './guide-script';

const block = (text: string, language = 'sh'): string =>
  `\`\`\`${language}\n${text}\n\`\`\`\n\n`;

const tab = (label: string): string =>
  `:::tab{label="${label}"}\n\n${block(label)}:::\n\n`;

const PAGE = [
  '# A guide\n\n',
  block('first \\\n  <in >out'),
  `::::tabs\n\n${tab('one')}${tab('two')}::::\n\n`,
  block('printed', 'text'),
  block('use <registry>'),
  block('kubectl port-forward -n a \\\n  svc/b 1:2\nlast'),
  `## Clean up\n\n${block('remove')}`,
  `### Keep the cluster\n\n${block('remove less')}`,
].join('');

test('each block is there once, in order, with its place', () => {
  const script = guideScript(PAGE, 'docs/a.md');
  const commands = script
    .split('\n')
    .filter((line) => line !== '' && !/^#(?! docs| left)/u.test(line));
  expect(commands).toEqual([
    'set -euxo pipefail',
    '# docs/a.md:3',
    'first \\',
    '  <in >out',
    '# docs/a.md:12',
    'one',
    '# docs/a.md:32',
    '# left out: needs a value',
    '# docs/a.md:36',
    'kubectl port-forward -n a \\',
    '  svc/b 1:2 &',
    'sleep 5',
    'last',
    '# docs/a.md:44',
    'remove',
  ]);
  const {status} = spawnSync('bash', ['-n'], {input: script});
  expect(status).toBe(0);
});
