import {expect, test} from 'vitest';

import {copiedLines, copiedText} from './copiedLines';

test.each([
  ['sh', 'kubectl get pods', 'kubectl get pods'],
  ['sh', '# Comes first.\nls\n\nls -l', '# Comes first.\nls\n\nls -l'],
  ['console', '$ ls\nfile\n$ pwd\n/home', 'ls\npwd'],
  ['sh', '$ echo a \\\n>   b\na b', 'echo a \\\n  b'],
  ['sh', '$ echo a \\\n  b\na b', 'echo a \\\n  b'],
  ['sh', '# Look.\n$ ls\nfile', '# Look.\nls'],
  ['sh', 'kubectl get pods # => 3 pods', 'kubectl get pods'],
  ['sh', 'ls\n# Output:\n# one\n# two\npwd', 'ls\npwd'],
  ['sh', 'ls\n# => one\n\n# Then:\npwd', 'ls\n\n# Then:\npwd'],
  ['bash', 'echo "#=> no comment"', 'echo "#=> no comment"'],
  ['sh', 'echo "a # => b"', 'echo "a # => b"'],
  ['sh', 'cat <<EOF > f\n> quoted\nEOF', 'cat <<EOF > f\n> quoted\nEOF'],
  ['yaml', '$ a: 1 # => b', '$ a: 1 # => b'],
  [
    'diff',
    '--- a.yaml\n+++ b.yaml\n@@ -1,2 +1,2 @@\n kind: Service\n-port: 1\n+port: 2\n',
    'kind: Service\nport: 2\n',
  ],
])('of %s %j a reader copies %j', (language, text, copied) => {
  expect(copiedText(copiedLines(text, language))).toBe(copied);
});

test.each(['sh', 'console', 'diff', 'yaml'])(
  'no character of %s is lost to the eye',
  (language) => {
    const text = '$ ls # => a\na\n+b\n-c\n d\n\n# => e\n# f';
    const shown = copiedLines(text, language)
      .map(({before, code = '', after}) => before + code + after)
      .join('\n');
    expect(shown).toBe(text);
  },
);
