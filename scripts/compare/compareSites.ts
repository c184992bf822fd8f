/** What a reader meets on a page. */
export interface PageFacts {
  /** Address without the base URL. */
  readonly route: string;
  /** Visible text of its main part. */
  readonly text: string;
  /** Addresses on other hosts that it links to. */
  readonly links: readonly string[];
  /** Bytes of the HTML file, compressed; it takes a moment to find out. */
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

/** What a change to the site changes for its readers. */
export interface SiteChange {
  readonly added: readonly PageFacts[];
  readonly changed: readonly ChangedPage[];
  readonly gone: readonly PageFacts[];
  /** Addresses on other hosts to which no page linked before. */
  readonly newLinks: readonly string[];
}

/** Compares two builds. A page with the same text did not change. */
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

/** How many words of a text another one lacks, each as often as it occurs. */
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

/** Rows of a list in the comment; the rest is counted. */
const MOST_ROWS = 50;

/**
 * The change as a comment on a pull request. Addresses come from the request, so
 * they are code, in which nothing is a link, a mention or markup.
 *
 * @param siteUrl - Where the present site is, without a slash at its end.
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
  return `## What changes for readers\n\n${parts.length === 0 ? 'Nothing that they read.\n' : parts.join('\n')}`;
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

/** A link, if the address is as plain as those of this site. */
function link(siteUrl: string, route: string): string {
  return /^[\w./-]+$/u.test(route)
    ? `[${code(route)}](${siteUrl}${route})`
    : code(route);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
