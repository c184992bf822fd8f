/** The texts on both sides of a diff. */
export interface DiffSides {
  readonly before: string;
  readonly after: string;
}

/** A line that isn't part of a file, such as `+++ b/component.yaml`. */
const HEADER = /^(?:diff|index|similarity|rename|new|deleted|---|\+\+\+|\\) /u;

/**
 * Splits a unified diff with whole files, as `git diff -U9999` prints it.
 *
 * @returns `undefined` for any other text; `parts` for a diff with parts of
 *   files, which are no manifests.
 */
export function splitDiff(text: string): DiffSides | 'parts' | undefined {
  const hunks = text.match(/^@@ -\d+/gmu) ?? [];
  if (hunks.length === 0) return undefined;
  if (hunks.some((hunk) => !/-[01]$/u.test(hunk))) return 'parts';
  const [before, after]: [string[], string[]] = [[], []];
  for (const line of text.split('\n')) {
    if (HEADER.test(line)) continue;
    const rest = line.startsWith('@@') ? '---' : line.slice(1);
    if (!line.startsWith('+')) before.push(rest);
    if (!line.startsWith('-')) after.push(rest);
  }
  return {before: before.join('\n'), after: after.join('\n')};
}
