import {spawnSync} from 'node:child_process';

import {expect, test} from 'vitest';

import {parsePage} from '../../src/lib/pages/parsePage';
import {guideScript} from './guideScript';

const PAGE = `# A guide

\`\`\`sh
first --of \\
  two lines
\`\`\`

::::tabs

:::tab{label="One"}

\`\`\`sh
one
\`\`\`

:::

:::tab{label="Two"}

\`\`\`sh
two
\`\`\`

:::

::::

\`\`\`text title="Output"
printed
\`\`\`

\`\`\`sh
use <registry>
\`\`\`

- In a list:

  \`\`\`sh
  kubectl port-forward -n a \\
    svc/b 1:2
  last
  \`\`\`

## Clean up

\`\`\`sh
remove
\`\`\`

### Keep the cluster

\`\`\`sh
remove less
\`\`\`
`;

const {script, leftOut} = guideScript(
  parsePage(PAGE, 'docs/a.md'),
  'docs/a.md',
);

test('each block is there once, in order, with its place', () => {
  const commands = script
    .split('\n')
    .filter((line) => line !== '' && !/^#(?! docs)/u.test(line));
  expect(commands).toEqual([
    'set -euxo pipefail',
    '# docs/a.md:3',
    'first --of \\',
    '  two lines',
    '# docs/a.md:12',
    'one',
    '# docs/a.md:38',
    'kubectl port-forward -n a \\',
    '  svc/b 1:2 &',
    'sleep 5',
    'last',
    '# docs/a.md:46',
    'remove',
  ]);
});

test('a block that needs a value is left out, by its line', () => {
  expect(leftOut).toEqual([32]);
  expect(script).not.toContain('<registry>');
});

test('bash accepts the script', () => {
  const {status, stderr} = spawnSync('bash', ['-n'], {input: script});
  expect(stderr.toString()).toBe('');
  expect(status).toBe(0);
});
