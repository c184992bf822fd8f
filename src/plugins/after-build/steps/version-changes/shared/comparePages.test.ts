import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {
  comparePages,
  sectionsOf,
  type Block,
  type BlockChange,
  type Section,
} from './comparePages';

// Few words, so that generated pages have much in common.
const word = fc.constantFrom('a', 'b', 'the', 'cell', '`x y`', 'gateway,');
const block = fc.record({
  kind: fc.constantFrom('text' as const, 'code' as const, 'table' as const),
  language: fc.constantFrom('', 'yaml'),
  pieces: fc.array(word, {maxLength: 8}),
});
const section: fc.Arbitrary<Section> = fc.record({
  heading: fc.constantFrom('', 'One', 'Two', 'Three'),
  id: fc.constantFrom('', 'one', 'two', 'three', 'four'),
  blocks: fc.array(block, {maxLength: 5}),
});
const page = fc.array(section, {maxLength: 6});

/** An order of sections, and what happened to each. */
const edited = page.chain((before) =>
  fc
    .tuple(fc.shuffledSubarray(before, {minLength: 0}), page)
    .map(([kept, added]) => ({before, after: [...kept, ...added]})),
);

const blocksOf = (
  changes: readonly BlockChange[],
  side: 'removed' | 'added',
): Block[] =>
  changes.flatMap((one) => {
    if (one.change !== 'rewritten') {
      return one.change === 'same' || one.change === side ? one.block : [];
    }
    const pieces = one.steps.flatMap((step) =>
      step.change === 'same' || step.change === side ? step.pieces : [],
    );
    return {...one.after, pieces};
  });

test('the older page and the difference give the newer page, and the other way round', () => {
  const inOrder = (page: readonly Section[]) =>
    page.map((one) => JSON.stringify(one)).sort();
  fc.assert(
    fc.property(edited, ({before, after}) => {
      const changes = comparePages(before, after);
      expect(inOrder(sectionsOf(changes, 'removed'))).toEqual(inOrder(before));
      expect(sectionsOf(changes, 'added')).toEqual(after);
      for (const one of changes) {
        if (one.change !== 'rewritten') continue;
        expect(blocksOf(one.blocks, 'removed')).toEqual(one.before.blocks);
        expect(blocksOf(one.blocks, 'added')).toEqual(one.after.blocks);
      }
    }),
  );
});

test('nothing changed between equal pages', () => {
  fc.assert(
    fc.property(page, (same) => {
      const changes = comparePages(same, structuredClone(same));
      expect(changes.map(({change}) => change)).toEqual(same.map(() => 'same'));
    }),
  );
});

test('a new order of sections adds and removes none', () => {
  const named = fc.uniqueArray(section, {selector: ({id}) => id});
  const orders = named.chain((before) =>
    fc.tuple(
      fc.constant(before),
      fc.shuffledSubarray(before, {minLength: before.length}),
    ),
  );
  fc.assert(
    fc.property(orders, ([before, after]) => {
      const kinds = comparePages(before, after).map(({change}) => change);
      expect(kinds).not.toContain('added');
      expect(kinds).not.toContain('removed');
    }),
  );
});

describe('a paragraph with other words', () => {
  const text = (words: string): Section => ({
    heading: 'One',
    id: 'one',
    blocks: [{kind: 'text', language: '', pieces: words.split(' ')}],
  });

  test('marks the words that went and came', () => {
    const [change] = comparePages(
      [text('the gateway sends all requests to a pod')],
      [text('the gateway sends public requests to a pod')],
    );
    expect(change).toMatchObject({
      blocks: [
        {
          steps: [
            {change: 'same', pieces: ['the', 'gateway', 'sends']},
            {change: 'removed', pieces: ['all']},
            {change: 'added', pieces: ['public']},
            {change: 'same', pieces: ['requests', 'to', 'a', 'pod']},
          ],
        },
      ],
    });
  });

  test('is another paragraph if it has little in common', () => {
    const [change] = comparePages(
      [text('the gateway sends all requests to a pod')],
      [text('install one chart in each of your clusters')],
    );
    expect(change).toMatchObject({
      blocks: [{change: 'added'}, {change: 'removed'}],
    });
  });
});

test('a section under another heading is a new wording of the old one', () => {
  const blocks = [
    {kind: 'text', language: '', pieces: ['one', 'two', 'three', 'four']},
  ] as const;
  const [change] = comparePages(
    [{heading: 'Gateways', id: 'gateways', blocks}],
    [{heading: 'Ports', id: 'ports', blocks}],
  );
  expect(change).toMatchObject({
    before: {heading: 'Gateways'},
    after: {heading: 'Ports'},
  });
});
