import fc from 'fast-check';
import {expect, test} from 'vitest';

import {yamlBlocksOf} from './yamlBlocks';

const YAML = 'a: 1\nb:\n  c: 2';

const indented = (text: string, by: string): string =>
  text.replaceAll(/^(?=.)/gmu, by);

test('a block is found wherever it stands, with the place of its lines', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', '  ', '    ', '\t\t', '> ', '> > '),
      fc.constantFrom('```', '````', '~~~'),
      fc.constantFrom('yaml', 'yml title="a"', 'YAML {1,2}', ' yaml'),
      fc.constantFrom('', 'Text\n\n', '```js\n1\n```\n', '<Tab>\n\n'),
      fc.constantFrom('\n', '\r\n'),
      (indent, marks, language, before, newline) => {
        const fence = `${marks}${language}\n${YAML}\n${marks}`;
        const page = `${before}${indented(fence, indent)}\n\nText`;
        const blocks = yamlBlocksOf(page.replaceAll('\n', newline));
        expect(blocks.map(({text}) => text)).toEqual([YAML]);
        const [{linesBefore, indent: removed} = {linesBefore: 0, indent: 0}] =
          blocks;
        expect(page.split('\n')[linesBefore]?.slice(removed)).toBe('a: 1');
      },
    ),
  );
});

test.each(['sh', 'yaml'])('a here-document of %s is complete', (language) => {
  const shell = `\`\`\`${language}\nkubectl apply -f - <<'EOF'\n${YAML}\nEOF\n\`\`\``;
  expect(yamlBlocksOf(`${shell}\n\`\`\`yaml\n${YAML}\n\`\`\``)).toMatchObject([
    {text: YAML, linesBefore: 2, isComplete: true},
    {text: YAML, isComplete: false},
  ]);
  const toFile = shell.replace('kubectl apply -f -', 'cat > patch.yaml');
  expect(yamlBlocksOf(toFile)).toMatchObject([{isComplete: false}]);
});

test('any text has blocks, all of its lines', () => {
  const line = fc.oneof(
    fc.constantFrom('```yaml', '```', '~~~', '> ```yml', 'cat <<EOF', 'EOF'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const page = lines.join('\n');
      const count = page.split(/\r?\n/u).length;
      for (const {text, linesBefore} of yamlBlocksOf(page)) {
        expect(linesBefore + text.split('\n').length).toBeLessThanOrEqual(
          count + 1,
        );
      }
    }),
  );
});
