/**
 * Removes the Markdown syntax of code spans, links and strong emphasis from a
 * text.
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
