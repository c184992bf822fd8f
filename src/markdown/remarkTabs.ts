import type {Root, RootContent, RootContentMap} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {slugOf, uniqueIds} from '../lib/text';
import {addMistake} from './mistakes';
import {component} from './nodes';

type Directive = RootContentMap['containerDirective'];

const EXAMPLE =
  'Write ::::tabs{group="name"}, then :::tab{label="…"} … ::: for each.';

/**
 * Turns tabs of Markdown into those of the theme.
 *
 *     ::::tabs{group="source"}        →  <Tabs groupId="source">
 *     :::tab{label="From an image"}        <TabItem value="From an image" id="tab-source-…">
 */
export const remarkTabs: Plugin<[], Root> = () => (tree, file) => {
  const newId = uniqueIds();
  visit(tree, 'containerDirective', (node, index, parent) => {
    const refuse = (what: string): void => {
      addMistake(file, {...node.position?.start, what, remedy: EXAMPLE});
    };
    if (node.name === 'tab') refuse(':::tab: this tab is outside of ::::tabs');
    if (node.name !== 'tabs' || !parent || index === undefined) return;
    const group = attributeOf(node, 'group');
    const tabs = node.children.filter(isTab);
    const labels = tabs.map((tab) => attributeOf(tab, 'label'));
    if (group === '') {
      refuse('tabs need a group, by which the choice is remembered');
    }
    if (tabs.length < 2 || tabs.length < node.children.length) {
      refuse(
        '::::tabs hold two or more :::tab blocks, each closed, and nothing else',
      );
    }
    if (labels.includes('') || new Set(labels).size < labels.length) {
      refuse('each tab needs a label of its own');
    }
    const items = tabs.map((tab, at) => {
      const value = labels[at] ?? '';
      const id = newId(`tab-${slugOf(`${group} ${value}`)}`);
      return component('TabItem', {value, id}, tab.children);
    });
    parent.children[index] = component('Tabs', {groupId: group}, items);
    // Tabs may hold others.
    return [SKIP, index];
  });
};

function isTab(node: RootContent): node is Directive {
  return node.type === 'containerDirective' && node.name === 'tab';
}

function attributeOf(node: Directive, name: string): string {
  return node.attributes?.[name]?.trim() ?? '';
}
