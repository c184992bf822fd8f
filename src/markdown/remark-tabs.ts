import type {Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ContentError, failWithAll} from '../lib/contentError';
import {slugOf} from '../lib/text';

function attribute(name: string, value: string | null): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

function element(
  name: string,
  attributes: MdxJsxAttribute[],
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}

function isTab(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'tab';
}

/**
 * Tabs are radio buttons: they switch without script, by mouse, touch and
 * arrow keys. The starter remembers and links the choice.
 *
 * `::::tabs{group="source"}` holds `:::tab{label="From an image"}`.
 */
export const remarkTabs: Plugin<[], Root> = () => (tree, file) => {
  const errors: ContentError[] = [];
  const used = new Map<string, number>();
  let count = 0;
  visit(tree, 'containerDirective', (tabs) => {
    if (tabs.name !== 'tabs') return;
    count += 1;
    const group = tabs.attributes?.['group'] ?? 'tabs';
    const place = {file: file.path, line: tabs.position?.start.line};
    const items = tabs.children.filter(isTab);
    if (items.length < 2 || items.length !== tabs.children.length) {
      errors.push(
        new ContentError(
          {...place, key: 'tabs'},
          'tabs hold two or more ":::tab" and nothing else',
          'Write ::::tabs{group="name"}, then :::tab{label="…"} … ::: for each.',
        ),
      );
    }
    for (const [index, tab] of items.entries()) {
      const label = tab.attributes?.['label'];
      if (label === undefined || label === null || label === '') {
        errors.push(
          new ContentError(
            {file: file.path, line: tab.position?.start.line, key: 'label'},
            'a tab has no label',
            'Write :::tab{label="What the reader chooses"}.',
          ),
        );
        continue;
      }
      const base = `tab-${slugOf(group)}-${slugOf(label)}`;
      const seen = used.get(base) ?? 0;
      used.set(base, seen + 1);
      const id = seen === 0 ? base : `${base}-${seen + 1}`;
      const panel = tab.children;
      tab.data = {hName: 'div', hProperties: {className: ['tab']}};
      tab.children = [
        element(
          'input',
          [
            attribute('type', 'radio'),
            attribute('className', 'tab__choice'),
            attribute('name', `tabs-${count}`),
            attribute('id', id),
            ...(index === 0 ? [attribute('defaultChecked', null)] : []),
          ],
          [],
        ),
        element(
          'label',
          [attribute('className', 'tab__label'), attribute('htmlFor', id)],
          [
            {
              type: 'paragraph',
              children: [{type: 'text', value: label}],
              data: {hName: 'span'},
            },
          ],
        ),
        element('div', [attribute('className', 'tab__panel')], panel),
      ];
    }
    tabs.data = {
      hName: 'div',
      hProperties: {
        className: ['tabs'],
        role: 'group',
        ariaLabel: 'Alternatives',
        dataGroup: group,
      },
    };
  });
  failWithAll(errors);
};
