/** A page in an index for programs. */
export interface IndexEntry {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the Markdown copy. */
  readonly url: string;
}

export interface IndexSection {
  readonly title: string;
  readonly entries: readonly IndexEntry[];
}

/** Renders an index in the format of https://llmstxt.org. */
export function renderIndex(
  title: string,
  summary: string,
  sections: readonly IndexSection[],
): string {
  const lists = sections
    .filter(({entries}) => entries.length > 0)
    .map(({title: name, entries}) => {
      const lines = entries.map(
        (entry) => `- [${entry.title}](${entry.url}): ${entry.description}`,
      );
      return `## ${name}\n\n${lines.join('\n')}\n`;
    });
  return [`# ${title}\n`, `> ${summary}\n`, ...lists].join('\n');
}
