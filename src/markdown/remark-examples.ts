import {Mistakes} from '@openchoreo/content-errors/mistakes';
import {didYouMean} from '@openchoreo/content-errors/nearest';
import type {BlockContent, Heading, Root, RootContent} from 'mdast';
import type {ContainerDirective, LeafDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';
import {EXAMPLE_FACETS, type ExampleFacet} from './examples/exampleFacets';
import {htmlElement} from '@openchoreo/page-tools/html/htmlElement';
import {staticHtml} from './staticHtml';

/** The value of each facet of one `::example`, by facet name. */
type Facts = ReadonlyMap<string, string>;

/**
 * Turns `:::::examples` into sections that radio buttons show or hide by CSS
 * alone. Inside it, `::example{topic="…" level="…" source="…"}` below each
 * heading sets the facets.
 */
export const remarkExamples: Plugin<[], Root> = () => (tree, file) => {
  const mistakes = new Mistakes(file.path);
  const known = new Set<LeafDirective>();
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (node.name !== 'examples' || index === undefined) return undefined;
    const drawn = drawExamples(node, known, mistakes);
    // Not wrapped in one element: reader views would take it for the whole
    // page.
    parent?.children.splice(index, 1, ...(drawn as BlockContent[]));
    return [SKIP, index + drawn.length];
  });
  visit(tree, 'leafDirective', (node) => {
    if (node.name !== 'example' || known.has(node)) return;
    mistakes.add(
      node,
      '::example',
      'this example is outside :::::examples',
      'Move it below a heading inside :::::examples … :::::.',
    );
  });
  mistakes.fail();
};

function drawExamples(
  node: ContainerDirective,
  known: Set<LeafDirective>,
  mistakes: Mistakes,
): RootContent[] {
  const sections: RootContent[] = [];
  const used = new Map<string, Set<string>>();
  for (const [heading, ...blocks] of splitSections(node.children)) {
    if (heading?.type !== 'heading') {
      if (heading) {
        mistakes.add(
          heading,
          ':::::examples',
          'examples must start with a heading',
          'Move the text above :::::examples, or below a heading.',
        );
      }
      continue;
    }
    const example = blocks.find(isExample);
    if (!example) {
      mistakes.add(
        heading,
        undefined,
        'this example has no ::example line',
        `Write ::example{${EXAMPLE_FACETS.map(({name}) => `${name}="…"`).join(' ')}} below its heading.`,
      );
      continue;
    }
    known.add(example);
    const facts = readFacts(example, mistakes);
    for (const [name, value] of facts) {
      used.set(name, (used.get(name) ?? new Set()).add(value));
    }
    sections.push(drawSection(heading, blocks, example, facts));
  }
  return [drawFilter(used), ...sections];
}

/** Splits at each heading of the same level as the first. */
function splitSections(children: readonly RootContent[]): RootContent[][] {
  const level = children.find((child) => child.type === 'heading')?.depth;
  const sections: RootContent[][] = [];
  for (const child of children) {
    const begins = child.type === 'heading' && child.depth === level;
    const last = sections.at(-1);
    if (begins || !last) sections.push([child]);
    else last.push(child);
  }
  return sections;
}

function isExample(node: RootContent): node is LeafDirective {
  return node.type === 'leafDirective' && node.name === 'example';
}

function readFacts(example: LeafDirective, mistakes: Mistakes): Facts {
  const attributes = example.attributes ?? {};
  const names = EXAMPLE_FACETS.map(({name}) => name);
  for (const key of Object.keys(attributes)) {
    if (names.includes(key)) continue;
    mistakes.add(
      example,
      key,
      'unknown attribute of ::example',
      `Use one of: ${names.join(', ')}.`,
    );
  }
  const facts = new Map<string, string>();
  for (const {name, values} of EXAMPLE_FACETS) {
    const value = attributes[name] ?? '';
    if (Object.hasOwn(values, value)) {
      facts.set(name, value);
      continue;
    }
    const allowed = Object.keys(values);
    mistakes.add(
      example,
      name,
      value === ''
        ? `the example has no ${name}`
        : `unknown ${name} "${value}"`,
      `${didYouMean(value, allowed, (near) => `"${near}"`)}Use one of: ${allowed.join(', ')}.`,
    );
  }
  return facts;
}

function drawSection(
  heading: Heading,
  blocks: readonly RootContent[],
  example: LeafDirective,
  facts: Facts,
): RootContent {
  const data = Object.fromEntries(
    [...facts].map(([name, value]) => [dataAttribute(name), value]),
  );
  return htmlElement('section', {className: ['example'], ...data}, [
    heading,
    ...blocks.map((block) => (block === example ? drawChips(facts) : block)),
  ]);
}

function dataAttribute(name: string): string {
  return `data${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function drawChips(facts: Facts): RootContent {
  const items = EXAMPLE_FACETS.map(({name, label, values}) => {
    const value = values[facts.get(name) ?? ''] ?? '';
    return `<li><span class="oc-visually-hidden">${escapeHtml(label)}: </span>${escapeHtml(value)}</li>`;
  });
  return staticHtml('ul', 'example__facts', items.join(''));
}

/** The filter, limited to values that examples on the page use. */
function drawFilter(
  used: ReadonlyMap<string, ReadonlySet<string>>,
): MdxJsxFlowElementHast & {children: []} {
  const groups = EXAMPLE_FACETS.map((facet) =>
    drawGroup(facet, used.get(facet.name) ?? new Set()),
  );
  return staticHtml(
    'div',
    'examples__filter',
    `${groups.join('')}<p class="examples__hint" hidden>Some examples are hidden. Choose All to see them.</p>`,
  );
}

function drawGroup(
  {name, label, values}: ExampleFacet,
  used: ReadonlySet<string>,
): string {
  const choices = Object.entries(values)
    .filter(([value]) => used.has(value))
    .map(([value, text]) => drawChoice(name, value, text));
  return (
    `<fieldset class="examples__group"><legend>${escapeHtml(label)}</legend>` +
    `${drawChoice(name, 'all', 'All', ' checked')}${choices.join('')}</fieldset>`
  );
}

function drawChoice(
  name: string,
  value: string,
  text: string,
  checked = '',
): string {
  const id = `example-${name}-${value}`;
  return `<label class="examples__choice"><input type="radio" name="example-${name}" id="${id}"${checked}>${escapeHtml(text)}</label>`;
}
