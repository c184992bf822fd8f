import {readFileSync} from 'node:fs';

import ts from 'typescript';

/** What stands in a title for a part that is known only when tests run. */
const OPEN = '…';

/** The name that a call begins with: `test.describe.only(…)` is `test`. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) {
    return [...namesOf(callee.expression), callee.name.text];
  }
  // `test.each(…)(title, …)` is called with what the first call gives back.
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? namesOf(callee.tag) : [];
}

function titleOf(node: ts.Expression | undefined): string {
  if (!node) return OPEN;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return OPEN;
  const rest = node.templateSpans.map(({literal}) => OPEN + literal.text);
  return [node.head.text, ...rest].join('');
}

/** A call that begins a test or a group of tests; `test.use` is neither. */
function kindOf(node: ts.CallExpression): 'test' | 'group' | undefined {
  const [first = '', ...rest] = namesOf(node.expression);
  if (!['test', 'it', 'describe'].includes(first)) return undefined;
  // `test.each(…)` alone waits for the call with the title.
  const isHalf =
    ts.isPropertyAccessExpression(node.expression) &&
    ['each', 'for'].includes(node.expression.name.text);
  if (isHalf || rest.includes('skip') || rest.includes('todo')) {
    return undefined;
  }
  if (first === 'describe' || rest.includes('describe')) return 'group';
  const isPlain = rest.every((name) =>
    ['each', 'for', 'concurrent', 'sequential'].includes(name),
  );
  return isPlain ? 'test' : undefined;
}

/**
 * The titles of the tests in a file, without running it: groups before the
 * test, joined by ` > `; `…` for what a title gets when it runs.
 */
export function testTitles(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const kind = ts.isCallExpression(node) ? kindOf(node) : undefined;
    if (!kind || !ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => {
        visit(child, groups);
      });
      return;
    }
    const path = [...groups, titleOf(node.arguments[0])];
    if (kind === 'test') titles.push(path.join(' > '));
    else
      ts.forEachChild(node, (child) => {
        visit(child, path);
      });
  };
  visit(source, []);
  return titles;
}
