/** The state of the platform's source that a page was last checked against. */
export interface CheckedAgainst {
  /** A tag, or a commit with all its digits. */
  readonly source: string;
  /** Of the tag or commit, as in 2026-01-31. */
  readonly date: string;
  /** Whether the page has commands, which the samples check has passed. */
  readonly hasCommands: boolean;
}
