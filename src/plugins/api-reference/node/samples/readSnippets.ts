import ts from 'typescript';

/** A string in the code of a page that is a manifest or a command. */
export interface Snippet {
  readonly language: 'yaml' | 'sh';
  readonly text: string;
  /** Line of the file on which the text starts. */
  readonly line: number;
}

const MANIFEST = /^\s*(?:#[^\n]*\n\s*)*apiVersion:\s/u;
const COMMAND = /^\s*(?:kubectl|helm|choreoctl)\s/u;

/**
 * Finds string literals and JSX text in a TypeScript file that start like a
 * manifest or a command.
 */
export function readSnippets(code: string, file: string): readonly Snippet[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const snippets: Snippet[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalText(node);
    if (text !== undefined && (MANIFEST.test(text) || COMMAND.test(text))) {
      const {line} = source.getLineAndCharacterOfPosition(
        ts.isJsxText(node) ? node.getFullStart() : node.getStart(source),
      );
      snippets.push({
        language: MANIFEST.test(text) ? 'yaml' : 'sh',
        text,
        line: line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return snippets;
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  // The code can fill in any text here.
  return [
    node.head.text,
    ...node.templateSpans.map(({literal}) => `<value>${literal.text}`),
  ].join('');
}
