import {ContentError, HouseRule} from '@openchoreo/content-errors/contentError';
import {Mistakes} from '@openchoreo/content-errors/mistakes';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import type {Html, Nodes, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import type {MarkupFault} from './markup/embedding';
import {htmlFault} from './markup/htmlFault';
import {jsxFault} from './markup/jsxFault';
import {unclosedElements} from './markup/unclosedElements';
import {isJsxElement} from './mdx/jsx';

/** Rejects HTML that does not work on this site, and elements without an end. */
export const remarkMarkup: Plugin<[], Root> = () => (tree, file) => {
  const mistakes = new Mistakes(file.path);
  const valid: Html[] = [];
  visit(tree, (node, _index, parent) => {
    const refuse = (
      key: string,
      {what, remedy, isHouseRule = false}: MarkupFault,
    ): void => {
      const Kind = isHouseRule ? HouseRule : ContentError;
      mistakes.add(node, key, what, remedy, Kind);
    };
    if (node.type === 'html') {
      const faults = faultsOf(node);
      const key = node.value.split('\n')[0] ?? node.value;
      for (const fault of faults) refuse(key, fault);
      if (faults.length === 0) valid.push(node);
    } else if (isJsxElement(node) && !isHead(parent)) {
      const fault = jsxFault(node);
      if (fault) refuse(`<${node.name ?? ''}>`, fault);
    }
  });
  unclosedElements(valid, mistakes);
  mistakes.fail();
};

/** The parser drops misplaced elements, such as a body in a paragraph. */
function faultsOf({value}: Html): MarkupFault[] {
  const elements = selectAll('*', fromHtml(value, {fragment: true}));
  const faults = elements.flatMap((element) => htmlFault(element) ?? []);
  if (value.lastIndexOf('<') > value.lastIndexOf('>')) {
    faults.push({
      what: 'this tag has no closing >',
      remedy: 'Add >, or write \\< for a literal <.',
    });
  }
  return faults;
}

/** The framework moves children of <Head> into the head of the page. */
function isHead(parent: Nodes | undefined): boolean {
  return (
    parent !== undefined &&
    isJsxElement(parent) &&
    /^head$/iu.test(parent.name ?? '')
  );
}
