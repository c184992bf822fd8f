const TAG_OR_NEWLINE = /<\/?span[^>]*>|\n/g;

/**
 * Splits highlighted code into lines. A token that spans a line break is closed
 * at the end of the line and reopened on the next.
 *
 * @param html - Text and `span` elements only, as Prism writes them.
 */
export function splitLines(html: string): string[] {
  const lines: string[] = [];
  const open: string[] = [];
  let line = '';
  let from = 0;
  for (const match of html.matchAll(TAG_OR_NEWLINE)) {
    line += html.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[0] === '\n') {
      lines.push(line + '</span>'.repeat(open.length));
      line = open.join('');
    } else {
      line += match[0];
      if (match[0] === '</span>') open.pop();
      else open.push(match[0]);
    }
  }
  lines.push(line + html.slice(from));
  return lines;
}
