import type {Hierarchy, HitType} from '../shared/algolia';
import type {SearchCorpus, SearchPage, PageSection} from '../shared/record';
import {hierarchyOf} from '../engine/answerRequest';

/** A record of the hosted index, as DocSearch's crawler writes it. */
export interface HostedRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: HitType;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  /** The framework's name of the docs version; absent outside the docs. */
  readonly version?: string;
  readonly weight: {readonly level: number; readonly position: number};
}

/** The provider refuses longer records; a long text becomes several of them. */
const CONTENT_LIMIT = 6000;

/**
 * Makes the records of all indexes. Pages that belong to no docs version stand
 * in each corpus, and become records once.
 *
 * @param site - Address of the site with its base; ends with a slash.
 */
export function hostedRecords(
  corpora: readonly SearchCorpus[],
  site: string,
): readonly HostedRecord[] {
  const records = corpora.flatMap((corpus) =>
    corpus.pages.flatMap((page) => recordsOfPage(page, corpus, site)),
  );
  const byId = new Map(records.map((record) => [record.objectID, record]));
  return [...byId.values()];
}

function recordsOfPage(
  page: SearchPage,
  {version, language}: SearchCorpus,
  site: string,
): readonly HostedRecord[] {
  const {title, category, docusaurusTag} = page;
  const address = site + page.route.slice(1);
  const above: PageSection[] = [];
  return page.sections.flatMap((section, position) => {
    while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
    above.push(section);
    const {anchor, level} = section;
    const url = anchor === '' ? address : `${address}#${anchor}`;
    const sections = above.filter((part) => part.level > 1);
    return piecesOf(contentOf(page, section)).map((content, piece) => ({
      objectID: piece === 0 ? url : `${url}~${piece + 1}`,
      url,
      url_without_anchor: address,
      anchor: anchor === '' ? null : anchor,
      type: `lvl${level}` as const,
      hierarchy: hierarchyOf(category, title, sections),
      content: content === '' ? null : content,
      language,
      docusaurus_tag: docusaurusTag,
      ...(docusaurusTag !== 'default' && {version}),
      weight: {level: 100 - level * 10, position},
    }));
  });
}

/** The text of a section; that of a page begins with its description. */
function contentOf({description}: SearchPage, section: PageSection): string {
  const texts = section.blocks.map(({text}) => text.replaceAll('`', ''));
  return (section.level === 1 ? [description, ...texts] : texts)
    .filter((text) => text !== '')
    .join(' ');
}

/** Cuts a text between words; an empty text is one piece. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > CONTENT_LIMIT) {
    const space = rest.lastIndexOf(' ', CONTENT_LIMIT);
    const end = space > 0 ? space : CONTENT_LIMIT;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
