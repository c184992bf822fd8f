import {expect, test} from 'vitest';

import {readSnippets} from './readSnippets';

test('texts that start like a manifest or a command are snippets', () => {
  const code = `import a from 'kubectl';
const one = \`apiVersion: v1
kind: A\`;
const two = 'kubectl get pods';
const three = 'an apiVersion: is a field';
export const Four = () => <code>{\`
# A comment.
apiVersion: v1
name: \${one}
\`}</code>;
const five = <pre>helm list</pre>;
`;
  expect(readSnippets(code, 'a.tsx')).toEqual([
    {language: 'yaml', text: 'apiVersion: v1\nkind: A', line: 2},
    {language: 'sh', text: 'kubectl get pods', line: 4},
    {
      language: 'yaml',
      text: '\n# A comment.\napiVersion: v1\nname: <value>\n',
      line: 6,
    },
    {language: 'sh', text: 'helm list', line: 11},
  ]);
});
