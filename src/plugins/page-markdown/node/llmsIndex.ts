/** What an index for machine readers says of a page. */
export interface IndexEntry {
  readonly title: string;
  readonly description: string;
  /** Whole address of the Markdown twin. */
  readonly url: string;
}

export interface IndexSection {
  readonly title: string;
  readonly entries: readonly IndexEntry[];
}

/** The form that https://llmstxt.org proposes: a title, a quote, lists of links. */
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
