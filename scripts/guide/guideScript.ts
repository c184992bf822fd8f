import type {Code, Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** The commands of a guide, as a reader runs them. */
export interface GuideScript {
  /** For bash, which stops at the first command that fails. */
  readonly script: string;
  /** Lines of blocks that need a value of the reader's own. */
  readonly leftOut: readonly number[];
}

const SHELL = /^(?:sh|bash|shell)$/u;

/** The heading of a clean-up, whose sections are alternatives. */
const CLEAN_UP =
  /^(?:clean(?:ing)?[ -]?up|uninstall|remove it|remove everything|undo)\b/iu;

/** A name that a reader fills in, as in `<registry>`. */
const PLACEHOLDER = /<[a-z][\w -]*>/u;

/** A command that answers until it is stopped. */
const FORWARD = /^kubectl port-forward(?:[^\n]*\\\n)*[^\n]*$/gmu;

/**
 * Joins the shell blocks of a page, in its order. Of tabs, the first one counts.
 * Forwarded ports stay open while the script goes on, and it ends with the first
 * section of the clean-up, since the others are for what that one keeps.
 *
 * @param tree - With the constants of its docs version filled in.
 * @param file - Named beside each block, so that a failure leads to its line.
 */
export function guideScript(tree: Root, file: string): GuideScript {
  const leftOut: number[] = [];
  const parts = ['#!/usr/bin/env bash', 'set -euxo pipefail'];
  let isCleanUp = false;
  for (const node of nodesOf(tree.children)) {
    if (node.type === 'heading') {
      if (isCleanUp) break;
      isCleanUp = CLEAN_UP.test(toString(node));
      parts.push(`\n# ${toString(node)}`);
      continue;
    }
    const line = node.position?.start.line ?? 0;
    if (PLACEHOLDER.test(node.value)) {
      leftOut.push(line);
    } else {
      parts.push(
        `\n# ${file}:${line}`,
        node.value.replace(FORWARD, '$& &\nsleep 5'),
      );
    }
  }
  return {script: `${parts.join('\n')}\n`, leftOut};
}

/** Headings and shell blocks on the way of a reader who takes each first tab. */
function nodesOf(nodes: readonly RootContent[]): (Heading | Code)[] {
  return nodes.flatMap((node) => {
    if (node.type === 'heading') return node;
    if (node.type === 'code') return SHELL.test(node.lang ?? '') ? node : [];
    if (!('children' in node)) return [];
    const isTabs = node.type === 'containerDirective' && node.name === 'tabs';
    const {children} = node;
    return nodesOf(
      isTabs
        ? children
            .filter((one) => one.type === 'containerDirective')
            .slice(0, 1)
        : children,
    );
  });
}
