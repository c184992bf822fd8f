/** What a reader sees of a page. */
export interface PageFacts {
  /** Address without the base URL. */
  readonly route: string;
  /** Visible text of its main part. */
  readonly text: string;
  /** External URLs that it links to. */
  readonly links: readonly string[];
  /** Compressed size of the HTML file; slow, so only on demand. */
  readonly bytes: () => number;
}

export interface ChangedPage {
  readonly route: string;
  /** Words that are only in the new text, and only in the old one. */
  readonly added: number;
  readonly removed: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** The difference between two builds for readers. */
export interface SiteChange {
  readonly added: readonly PageFacts[];
  readonly changed: readonly ChangedPage[];
  readonly gone: readonly PageFacts[];
  /** External URLs that no page linked to before. */
  readonly newLinks: readonly string[];
}

/** Compares two builds. A page with the same text counts as unchanged. */
export function compareSites(
  before: readonly PageFacts[],
  after: readonly PageFacts[],
): SiteChange {
  const old = new Map(before.map((page) => [page.route, page]));
  const now = new Set(after.map(({route}) => route));
  const known = new Set(before.flatMap(({links}) => links));
  const links = new Set(after.flatMap((page) => page.links));
  return {
    added: after.filter(({route}) => !old.has(route)),
    gone: before.filter(({route}) => !now.has(route)),
    changed: after.flatMap((page) => {
      const was = old.get(page.route);
      if (!was || was.text === page.text) return [];
      return [
        {
          route: page.route,
          added: wordsMissing(page.text, was.text),
          removed: wordsMissing(was.text, page.text),
          bytesBefore: was.bytes(),
          bytesAfter: page.bytes(),
        },
      ];
    }),
    newLinks: [...links].filter((link) => !known.has(link)).sort(),
  };
}

/** Number of words that the other text lacks, counting repetitions. */
function wordsMissing(text: string, other: string): number {
  const left = new Map<string, number>();
  for (const word of wordsOf(other)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsOf(text).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  }).length;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** Maximum number of rows per list in the comment. */
const MOST_ROWS = 50;

/**
 * Formats the change as a comment on a pull request. Addresses come from the
 * pull request, so they are shown as code, where links, mentions and markup
 * have no effect.
 *
 * @param siteUrl - URL of the current site, without a trailing slash.
 */
export function renderChange(
  {added, changed, gone, newLinks}: SiteChange,
  siteUrl: string,
): string {
  const parts = [
    list(
      'Pages added',
      added.map(({route, bytes}) => `${code(route)}, ${kilobytes(bytes())}`),
    ),
    list(
      'Pages changed',
      changed.map(
        (page) =>
          `${link(siteUrl, page.route)}: ${page.added} words added, ${page.removed} removed, ${kilobytes(page.bytesBefore)} → ${kilobytes(page.bytesAfter)}`,
      ),
    ),
    list(
      'Pages gone',
      gone.map(({route}) => link(siteUrl, route)),
    ),
    list('New external links', newLinks.map(code)),
  ].filter((part) => part !== '');
  return `## What changes for readers\n\n${parts.length === 0 ? 'No visible changes.\n' : parts.join('\n')}`;
}

function list(title: string, rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const more = rows.length - MOST_ROWS;
  const shown = rows.slice(0, MOST_ROWS).map((row) => `- ${row}\n`);
  const rest = more > 0 ? `- and ${more} more\n` : '';
  return `### ${title} (${rows.length})\n\n${shown.join('')}${rest}`;
}

function code(text: string): string {
  return `\`${text.replaceAll(/[`\s]+/gu, ' ').slice(0, 200)}\``;
}

/** A link, if the address contains only plain characters. */
function link(siteUrl: string, route: string): string {
  return /^[\w./-]+$/u.test(route)
    ? `[${code(route)}](${siteUrl}${route})`
    : code(route);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
