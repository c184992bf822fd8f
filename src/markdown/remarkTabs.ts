import type {Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {slugOf} from '../lib/text';

const EXAMPLE =
  'Write ::::tabs{group="name"}, then :::tab{label="…"} … ::: for each.';

/**
 * Turns `::::tabs{group="source"}` with `:::tab{label="From an image"}` into the
 * theme's tabs.
 */
export const remarkTabs: Plugin<[], Root> = () => (tree, file) => {
  const used = new Map<string, number>();
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (node.name === 'tab') {
      file.message(`:::tab: this tab is outside of ::::tabs. ${EXAMPLE}`, node);
    }
    if (node.name !== 'tabs' || !parent || index === undefined)
      return undefined;
    const group = attributeOf(node, 'group');
    const tabs = node.children.filter(isTab);
    const labels = tabs.map((tab) => attributeOf(tab, 'label'));
    const mistakes = [
      group === '' && 'tabs need a group, by which the choice is remembered',
      (tabs.length < 2 || tabs.length < node.children.length) &&
        '::::tabs hold two or more :::tab blocks, each closed, and nothing else',
      (labels.includes('') || new Set(labels).size < labels.length) &&
        'each tab needs a label of its own',
    ].filter((mistake) => mistake !== false);
    for (const mistake of mistakes)
      file.message(`${mistake}. ${EXAMPLE}`, node);
    parent.children[index] = element('Tabs', {groupId: group}, [
      ...tabs.map((tab, at) => {
        const label = labels[at] ?? '';
        const base = `tab-${slugOf(`${group} ${label}`)}`;
        const count = (used.get(base) ?? 0) + 1;
        used.set(base, count);
        const id = count === 1 ? base : `${base}-${count}`;
        return element('TabItem', {value: label, id}, tab.children);
      }),
    ]);
    // Tabs may hold others.
    return [SKIP, index];
  });
};

function isTab(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'tab';
}

function attributeOf(node: ContainerDirective, name: string): string {
  return node.attributes?.[name]?.trim() ?? '';
}

/** A component of the theme; `children` are blocks, whatever their types say. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    ...{type: 'mdxJsxFlowElement', name},
    attributes: Object.entries(attributes).map(([key, value]) => ({
      ...{type: 'mdxJsxAttribute', name: key, value},
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}
