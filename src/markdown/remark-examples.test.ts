import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {errorOfMarkdown, renderMarkdown} from '../../tests/support/markdown';
import {EXAMPLE_FACETS} from './examples/exampleFacets';
import {remarkExamples} from './remark-examples';

const steps = {
  filePath: 'docs/page.md',
  beforeDefaultRemarkPlugins: [remarkExamples],
};

const FACTS = '{topic="services" level="first" source="image"}';

const example = (name: string, facts = FACTS): string =>
  `## ${name}\n\n::example${facts}\n\nText of ${name}.\n\n### Part of ${name}\n\nMore.\n`;

const examples = (...parts: string[]): string =>
  `Before.\n\n:::::examples\n\n${parts.join('\n')}\n:::::\n\nAfter.\n`;

const render = async (source: string): Promise<string> =>
  (await renderMarkdown(source, steps)).replaceAll(/>\n+</g, '><');

test('each example is a section with its facets, up to the next heading', async () => {
  const html = await render(
    examples(
      example('One'),
      example('Two', '{topic="platform" level="advanced" source="none"}'),
    ),
  );
  const facts = (topic: string, level: string, source: string): string =>
    `<ul class="example__facts"><li><span class="oc-visually-hidden">Topic: </span>${topic}</li>` +
    `<li><span class="oc-visually-hidden">Level: </span>${level}</li>` +
    `<li><span class="oc-visually-hidden">Starts from: </span>${source}</li></ul>`;
  expect(html).toContain(
    '<section class="example" data-topic="services" data-level="first" data-source="image">' +
      `<h2 id="one">One</h2>${facts('Services', 'First steps', 'An image')}` +
      '<p>Text of One.</p><h3 id="part-of-one">Part of One</h3><p>More.</p></section>' +
      '<section class="example" data-topic="platform" data-level="advanced" data-source="none">' +
      `<h2 id="two">Two</h2>${facts('Platform', 'Advanced', 'No application')}`,
  );
  expect(html).toMatch(/^<p>Before\.<\/p><div class="examples__filter">/);
  expect(html).toMatch(/<\/section><p>After\.<\/p>$/);
});

test('the filter offers the values on the page, and All is chosen', async () => {
  const html = await render(
    examples(
      example('One'),
      example('Two', '{topic="platform" level="first" source="none"}'),
    ),
  );
  const choices = [
    ...html.matchAll(
      /<label class="examples__choice"><input type="radio" name="([\w-]+)" id="([\w-]+)"( checked)?>([^<]+)<\/label>/g,
    ),
  ].map(([, name, id, checked, text]) => [
    name,
    id,
    checked !== undefined,
    text,
  ]);
  expect(choices).toEqual([
    ['example-topic', 'example-topic-all', true, 'All'],
    ['example-topic', 'example-topic-services', false, 'Services'],
    ['example-topic', 'example-topic-platform', false, 'Platform'],
    ['example-level', 'example-level-all', true, 'All'],
    ['example-level', 'example-level-first', false, 'First steps'],
    ['example-source', 'example-source-all', true, 'All'],
    ['example-source', 'example-source-image', false, 'An image'],
    ['example-source', 'example-source-none', false, 'No application'],
  ]);
  expect(html.match(/<fieldset/g)).toHaveLength(3);
  expect(html.match(/<legend>/g)).toHaveLength(3);
});

describe('is rejected with its line:', () => {
  test.each([
    [
      examples(
        example('One', '{topic="service" level="first" source="image"}'),
      ),
      ':7 topic',
      'Did you mean "services"?',
    ],
    [
      examples(example('One', '{level="first" source="image"}')),
      ':7 topic',
      'the example has no topic',
    ],
    [
      examples(
        example('One', '{topic="toString" level="first" source="none"}'),
      ),
      ':7 topic',
      'unknown topic "toString"',
    ],
    [
      examples(example('One', FACTS.replace('}', ' kind="x"}'))),
      ':7 kind',
      'Use one of: topic, level, source',
    ],
    [
      examples(example('One').replace(/::example.*/, '')),
      ':5',
      'has no ::example line',
    ],
    [examples('Text first.\n', example('One')), ':5 :::::examples', 'heading'],
    [`Text.\n\n::example${FACTS}`, ':3 ::example', 'is outside :::::examples'],
  ])('%j', async (source, place, what) => {
    const message = await errorOfMarkdown(source, steps);
    expect(message).toContain(`docs/page.md${place}: `);
    expect(message).toContain(what);
  });
});

test('the style sheet has one rule for each value of each facet', () => {
  const css = readFileSync(
    path.resolve(__dirname, '../css/examples.css'),
    'utf8',
  );
  const rules = [
    ...css.matchAll(
      /\.examples__filter:has\(#example-([a-z]+)-([a-z-]+):checked\)\s+~ \.example:not\(\[data-([a-z]+)='([a-z-]+)'\], :has\(:target\)\)/g,
    ),
  ].map(([, name, value, data, same]) => [name, value, data, same].join(' '));
  expect(rules).toEqual(
    EXAMPLE_FACETS.flatMap(({name, values}) =>
      Object.keys(values).map((value) => `${name} ${value} ${name} ${value}`),
    ),
  );
});
