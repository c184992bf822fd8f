/**
 * Words without the signs of Markdown that they may hold: code spans, links
 * and emphasis.
 */
export function plainText(markdown: string): string {
  return markdown
    .split(/(?<code>`[^`]+`)/u)
    .map((part) =>
      part.startsWith('`')
        ? part.slice(1, -1)
        : part
            .replaceAll(/\[(?<label>[^\]]*)\]\([^)]*\)/gu, '$<label>')
            .replaceAll(/(?<sign>\*\*|__)(?<words>.+?)\k<sign>/gu, '$<words>'),
    )
    .join('');
}
