import {Mistakes} from '../content-errors/mistakes';
import type {Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {htmlElement} from '@openchoreo/page-tools/html/htmlElement';
import {text} from '@openchoreo/page-tools/markdown/nodes';
import {slugOf} from '../lib/text';
import {partPrefix} from './partPrefix';

const EXAMPLE =
  'Write ::::tabs{group="name"}, then :::tab{label="…"} … ::: for each.';

/**
 * Draws tabs as radio buttons, which switch without scripts, by mouse, touch
 * and arrow keys. The starter remembers the choice and links to it.
 *
 * `::::tabs{group="source"}` holds `:::tab{label="From an image"}`.
 */
export const remarkTabs: Plugin<[], Root> = () => (tree, file) => {
  const mistakes = new Mistakes(file.path);
  const used = new Map<string, number>();
  const part = partPrefix(file);
  let count = 0;
  visit(tree, 'containerDirective', (node, _index, parent) => {
    if (node.name === 'tab' && !isTabs(parent)) {
      mistakes.add(node, ':::tab', 'this tab is outside ::::tabs', EXAMPLE);
    }
    if (!isTabs(node)) return;
    const before = mistakes.errors.length;
    checkTabs(node, mistakes);
    if (mistakes.errors.length > before) return;
    count += 1;
    const group = attributeOf(node, 'group');
    const tabs = node.children.filter(isTab);
    for (const [index, tab] of tabs.entries()) {
      const label = attributeOf(tab, 'label');
      const base = `tab-${part}${slugOf(`${group} ${label}`)}`;
      const seen = (used.get(base) ?? 0) + 1;
      used.set(base, seen);
      drawTab(tab, {
        id: seen === 1 ? base : `${base}-${seen}`,
        name: `tabs-${part}${count}`,
        label,
        chosen: index === 0,
      });
    }
    node.data = {
      hName: 'div',
      hProperties: {
        // With this class, reader views keep the tabs even if they hold many
        // links.
        className: ['tabs', 'content'],
        role: 'group',
        ariaLabel: 'Alternatives',
        dataGroup: group,
      },
    };
  });
  mistakes.fail();
};

function isTabs(node: {type: string} | undefined): node is ContainerDirective {
  return (
    node?.type === 'containerDirective' &&
    'name' in node &&
    node.name === 'tabs'
  );
}

function isTab(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'tab';
}

function attributeOf(node: ContainerDirective, name: string): string {
  return node.attributes?.[name]?.trim() ?? '';
}

function checkTabs(tabs: ContainerDirective, mistakes: Mistakes): void {
  const refuse = (node: RootContent, key: string, what: string): void => {
    mistakes.add(node, key, what, EXAMPLE);
  };
  if (slugOf(attributeOf(tabs, 'group')) === '') {
    refuse(
      tabs,
      'group',
      "the tabs need a group so that the reader's choice is remembered",
    );
  }
  const items = tabs.children.filter(isTab);
  if (items.length < 2 || items.length !== tabs.children.length) {
    refuse(
      tabs,
      ':::tabs',
      '::::tabs must hold two or more :::tab blocks and nothing else',
    );
  }
  const labels = new Set<string>();
  for (const tab of items) {
    const label = slugOf(attributeOf(tab, 'label'));
    if (label === '') {
      refuse(tab, 'label', 'a tab has no label');
    } else if (labels.has(label)) {
      refuse(tab, 'label', 'two tabs have the same label');
    }
    labels.add(label);
  }
}

interface TabText {
  readonly id: string;
  /** Radio buttons with the same name form one choice. */
  readonly name: string;
  readonly label: string;
  readonly chosen: boolean;
}

function drawTab(
  tab: ContainerDirective,
  {id, name, label, chosen}: TabText,
): void {
  const nameId = `${id}-name`;
  const choice: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'input',
    attributes: Object.entries({
      ...{type: 'radio', className: 'tab__choice', name, id},
      'aria-labelledby': nameId,
      ...(chosen && {defaultChecked: null}),
    }).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [],
  };
  const panel: ContainerDirective = {
    ...{type: 'containerDirective', name: 'panel', children: tab.children},
    data: {hName: 'div', hProperties: {className: ['tab__panel', 'content']}},
  };
  tab.data = {hName: 'div', hProperties: {className: ['tab', 'content']}};
  tab.children = [
    choice,
    // The label covers the text instead of holding it, since reader views drop
    // labels. Not a paragraph, since web clippers drop some one-word paragraphs.
    {
      type: 'paragraph',
      data: {
        hName: 'strong',
        hProperties: {className: ['tab__label'], id: nameId},
      },
      children: [
        text(label),
        htmlElement('label', {className: ['tab__press'], htmlFor: [id]}, []),
      ],
    },
    panel,
  ];
}
