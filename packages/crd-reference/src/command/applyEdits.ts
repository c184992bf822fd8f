import type {Finding} from './checkFiles';

/**
 * A text with every certain correction made, the last first, so that positions
 * stay right.
 *
 * @returns The text and the findings that were corrected.
 */
export function applyEdits(
  text: string,
  findings: readonly Finding[],
): {readonly text: string; readonly fixed: readonly Finding[]} {
  const lines = text.split('\n');
  const fixed = findings
    .toSorted(
      (left, right) => right.line - left.line || right.column - left.column,
    )
    .filter(({line, column, edit}) => {
      const content = lines[line - 1];
      if (content === undefined || edit === undefined) return false;
      const [from, to] = edit;
      const start = column - 1;
      // What stands for something else, such as an alias, isn't the text itself.
      if (!content.startsWith(from, start)) return false;
      lines[line - 1] =
        content.slice(0, start) + to + content.slice(start + from.length);
      return true;
    });
  return {text: lines.join('\n'), fixed};
}
