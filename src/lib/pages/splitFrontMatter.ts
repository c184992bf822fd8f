const FENCED = /^\uFEFF?---\r?\n(?<yaml>[^]*?\r?\n)?---[ \t]*(?:\r?\n|$)/u;

/** The parts of a Markdown file. */
export interface SplitPage {
  /** The text between the `---` lines. */
  readonly yaml: string;
  /** Everything below. */
  readonly content: string;
}

/** Separates the front matter of a page; `undefined` if there is none. */
export function splitFrontMatter(source: string): SplitPage | undefined {
  const fenced = FENCED.exec(source);
  return fenced
    ? {
        yaml: fenced.groups?.['yaml'] ?? '',
        content: source.slice(fenced[0].length),
      }
    : undefined;
}
