import {expect, test} from 'vitest';

import {readWordFile} from './readWordFile';

const SOURCE = `# A comment.
fields:
  spec.a: >-
    One sentence with \`code\`
    on two lines.
  spec.b: Short.
terms:
  - term: add-on
    forms: [add-ons]
    see: concepts/a.md
`;

test('texts are read with their lines, keys and addresses are not', () => {
  expect(readWordFile(SOURCE, 'words.yaml')).toEqual([
    {text: 'One sentence with Code on two lines.', line: 3, isListItem: false},
    {text: 'Short.', line: 6, isListItem: false},
    {text: 'add-on', line: 8, isListItem: false},
  ]);
});
