/** Comment styles in which the framework accepts magic comments. */
const COMMENT =
  /^\s*(?:\/\/|#|--|;|%|\{?\/\*|<!--)\s*highlight-(?<kind>next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/u;

/** Code without its magic comments, and the lines that they mark. */
export interface MarkedCode {
  readonly text: string;
  /** Counted from 1, without the comments. */
  readonly marked: ReadonlySet<number>;
}

/**
 * Removes `highlight-next-line`, `highlight-start` and `highlight-end` comments
 * from code, in the comment syntax of any language, as the framework documents
 * them.
 *
 * @param named - Lines that the fence highlights, counted without the comments.
 */
export function readMagicComments(
  code: string,
  named: ReadonlySet<number>,
): MarkedCode {
  const lines: string[] = [];
  const marked = new Set(named);
  let isNext = false;
  let isInside = false;
  for (const line of code.split('\n')) {
    const kind = COMMENT.exec(line)?.groups?.['kind'];
    if (kind !== undefined) {
      isNext = kind === 'next-line';
      if (kind !== 'next-line') isInside = kind === 'start';
      continue;
    }
    lines.push(line);
    if (isNext || isInside) marked.add(lines.length);
    isNext = false;
  }
  return {text: lines.join('\n'), marked};
}
