import {spawnSync} from 'node:child_process';

import {expect, test} from 'vitest';

import {parsePage} from '../src/markdown/parsePage';
import {guideScript} from './guide-script';

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

test('each block is there once, in order, with its place', () => {
  const script = guideScript(parsePage(PAGE, 'docs/a.md'), 'docs/a.md');
  const commands = script
    .split('\n')
    .filter((line) => line !== '' && !/^#(?! docs| left)/u.test(line));
  expect(commands).toEqual([
    'set -euxo pipefail',
    '# docs/a.md:3',
    'first --of \\',
    '  two lines',
    '# docs/a.md:12',
    'one',
    '# docs/a.md:32',
    '# left out: needs a value',
    '# docs/a.md:38',
    'kubectl port-forward -n a \\',
    '  svc/b 1:2 &',
    'sleep 5',
    'last',
    '# docs/a.md:46',
    'remove',
  ]);
  const {status} = spawnSync('bash', ['-n'], {input: script});
  expect(status).toBe(0);
});
