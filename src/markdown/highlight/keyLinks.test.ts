import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {isScalar, LineCounter, parseDocument, stringify, visit} from 'yaml';

import {withKeyLinks} from '@openchoreo/page-tools/code-block/keyLinks';
import {highlight} from './prism';

const NAME = /^[A-Za-z][A-Za-z0-9]*$/u;

interface TestLink {
  readonly at: {readonly line: number; readonly column: number};
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly isStop: boolean;
}

/** A link for each key that looks like a field name. */
function linksFor(yaml: string, words: string): TestLink[] {
  const lines = new LineCounter();
  const links: TestLink[] = [];
  visit(parseDocument(yaml, {lineCounter: lines}), {
    Pair(_, {key}) {
      if (!isScalar(key) || !key.range || !NAME.test(String(key.value))) return;
      const {line, col} = lines.linePos(key.range[0]);
      if (yaml[key.range[0]] !== String(key.value)[0]) return;
      links.push({
        at: {line, column: col},
        key: String(key.value),
        href: `#${links.length}`,
        title: words,
        isStop: links.length === 0,
      });
    },
  });
  return links;
}

const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/u);

const {tree} = fc.letrec((tie) => ({
  tree: fc.oneof(
    {maxDepth: 4},
    fc.constantFrom('a', '<b>', '&amp;', 'a: b', '# no comment', 1, true, null),
    fc.string(),
    fc.array(tie('tree'), {maxLength: 3}),
    fc.dictionary(fc.oneof(name, fc.string()), tie('tree'), {maxKeys: 4}),
  ),
}));

test('linked keys do not change the text of a block', () => {
  fc.assert(
    fc.property(
      fc.dictionary(name, tree, {minKeys: 1, maxKeys: 4}),
      fc.boolean(),
      fc.string(),
      (value, isFlow, words) => {
        const yaml = stringify(value, {
          collectionStyle: isFlow ? 'flow' : 'block',
        });
        const plain = highlight(yaml, 'yaml');
        const links = linksFor(yaml, words);
        const html = withKeyLinks(plain, JSON.stringify(links));
        const shown = fromHtml(html, {fragment: true});
        expect(toString(shown)).toBe(
          toString(fromHtml(plain, {fragment: true})),
        );
        for (const link of selectAll('a', shown)) {
          const number = Number(String(link.properties.href).slice(1));
          expect(toString(link)).toBe(links[number]?.key);
        }
      },
    ),
  );
});

test('only the first key is a tab stop', () => {
  const yaml = 'kind: A\nspec:\n  a: "<b>" # &\n';
  const html = withKeyLinks(
    highlight(yaml, 'yaml'),
    JSON.stringify(linksFor(yaml, 'Say "a".')),
  );
  expect(html.match(/<a [^>]*>/gu)).toEqual([
    '<a href="#0" draggable="false" title="Say &quot;a&quot;.">',
    '<a href="#1" tabindex="-1" draggable="false" title="Say &quot;a&quot;.">',
    '<a href="#2" tabindex="-1" draggable="false" title="Say &quot;a&quot;.">',
  ]);
});
