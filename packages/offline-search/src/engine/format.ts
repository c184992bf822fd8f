import {fnv1a} from '@openchoreo/page-tools/browser/fnv1a';
import {anchorOf} from '../shared/anchorOf';
import {
  isMessage,
  type PageSection,
  type SearchCorpus,
  type SearchPage,
  type SearchWords,
  SECTION_LEVELS,
  type TextBlock,
} from '../shared/record';

/**
 * The two files of a docs version. The outline (words, titles, headings, how
 * readers ask, field paths) is small and answers first; the text follows, with
 * the messages. Both are lines of plain text, which
 * compress well, parse fast, and are the same bytes for the same pages.
 *
 * A header names the type of the file and has a checksum of the rest, so a
 * truncated file, an error page, or a file from another build is never mistaken
 * for an index.
 */
const FORMAT = 'offline-search-3';

export type FileKind = 'outline' | 'text';

/** Why a file is not a valid part of an index. */
export class IndexFormatError extends Error {
  override readonly name = 'IndexFormatError';
}

interface Header {
  readonly kind: FileKind;
  readonly version: string;
  /** The same in both files of a build. */
  readonly build: string;
}

const RELATED_MARK = '+';
const WEAK_MARK = '-';
const PAGE_MARK = '=';
const TAG_MARK = '~';
const ASKED_MARK = '?';
const CODE_MARK = '\t';
/** Begins a section that only the text has. */
const SECTION_MARK = '\f';

/** Writes the outline of a corpus. */
export function writeOutline(corpus: SearchCorpus, build: string): string {
  const {version, words, pages} = corpus;
  const lines = [
    ...words.related.map((group) => RELATED_MARK + group.join(' ')),
    WEAK_MARK + words.weak.join(' '),
  ];
  let tag = '';
  for (const page of pages) {
    if (page.docusaurusTag !== tag) {
      tag = page.docusaurusTag;
      lines.push(`${TAG_MARK}${tag}`);
    }
    const {route, title, category, description} = page;
    lines.push(`${PAGE_MARK}${cells([route, title, category, description])}`);
    page.sections.forEach((section, place) => {
      if (isMessage(section)) return;
      if (place > 0) lines.push(sectionLine(section));
      for (const phrase of section.asked ?? []) {
        lines.push(`${ASKED_MARK}${oneLine(phrase)}`);
      }
    });
  }
  return withHeader({kind: 'outline', version, build}, lines);
}

/** Such as `2Own heading`, with the anchor if it isn't the usual one. */
function sectionLine({level, heading, anchor}: PageSection): string {
  const isDerived = anchor === anchorOf(heading);
  return `${level}${cells(isDerived ? [heading] : [heading, anchor])}`;
}

/** Reads the line of a section. */
function readSection(line: string, blocks: readonly TextBlock[]): PageSection {
  const [heading = '', anchor = anchorOf(heading)] = line.slice(1).split('\t');
  const mark = line.charAt(0);
  const level = SECTION_LEVELS.find((one) => one > 1 && String(one) === mark);
  if (level === undefined) {
    throw new IndexFormatError(
      `A line of an outline cannot begin with "${mark}".`,
    );
  }
  return {level, heading, anchor, blocks};
}

/** Writes the text of a corpus, section by section, in the order of the outline. */
export function writeText(corpus: SearchCorpus, build: string): string {
  const {version, pages} = corpus;
  const lines: string[] = [];
  for (const section of pages.flatMap((page) => page.sections)) {
    if (isMessage(section)) lines.push(SECTION_MARK + sectionLine(section));
    for (const {kind, text} of section.blocks) {
      const line = oneLine(text);
      if (line !== '') lines.push(kind === 'code' ? CODE_MARK + line : line);
    }
    lines.push('');
  }
  return withHeader({kind: 'text', version, build}, lines);
}

/** A parsed outline: pages whose sections have no text yet. */
export interface Outline {
  readonly build: string;
  readonly corpus: SearchCorpus;
}

/**
 * Parses an outline.
 *
 * @throws IndexFormatError if it isn't one.
 */
export function readOutline(file: string): Outline {
  const {header, lines} = readHeader(file, 'outline');
  const pages: SearchPage[] = [];
  const related: SearchWords['related'][number][] = [];
  let weak: SearchWords['weak'] = [];
  let docusaurusTag = '';
  let sections: PageSection[] = [];
  for (const line of lines) {
    const mark = line.charAt(0);
    const [first = '', second = '', third = '', fourth = ''] = line
      .slice(1)
      .split('\t');
    if (mark === RELATED_MARK) {
      related.push(first.split(' '));
    } else if (mark === WEAK_MARK) {
      weak = first.split(' ').filter(Boolean);
    } else if (mark === TAG_MARK) {
      docusaurusTag = first;
    } else if (mark === PAGE_MARK) {
      sections = [{level: 1, heading: second, anchor: '', blocks: []}];
      pages.push({
        route: first,
        title: second,
        category: third,
        description: fourth,
        docusaurusTag,
        sections,
      });
    } else if (mark === ASKED_MARK) {
      const section = sections.pop();
      if (section) {
        const asked = [...(section.asked ?? []), first];
        sections.push({...section, asked});
      }
    } else {
      sections.push(readSection(line, []));
    }
  }
  const {version, build} = header;
  return {build, corpus: {version, words: {related, weak}, pages}};
}

/**
 * Adds the text to the sections of an outline.
 *
 * @throws IndexFormatError if the text belongs to another outline.
 */
export function joinText(outline: Outline, file: string): SearchCorpus {
  const {header, lines} = readHeader(file, 'text');
  const {build, corpus} = outline;
  if (header.build !== build || header.version !== corpus.version) {
    throw new IndexFormatError('The text belongs to another build.');
  }
  let next = 0;
  const readBlocks = (): readonly TextBlock[] => {
    const blocks: TextBlock[] = [];
    for (;;) {
      const line = lines[next];
      next += 1;
      if (line === undefined) {
        throw new IndexFormatError('The text ends before its outline.');
      }
      if (line === '') return blocks;
      blocks.push(
        line.startsWith(CODE_MARK)
          ? {kind: 'code', text: line.slice(CODE_MARK.length)}
          : {kind: 'prose', text: line},
      );
    }
  };
  /** The sections that the outline left out here. */
  const readFurther = (): readonly PageSection[] => {
    const further: PageSection[] = [];
    for (;;) {
      const line = lines[next];
      if (line?.startsWith(SECTION_MARK) !== true) return further;
      next += 1;
      further.push(readSection(line.slice(1), readBlocks()));
    }
  };
  return {
    ...corpus,
    pages: corpus.pages.map((page) => ({
      ...page,
      sections: page.sections.flatMap((section) => [
        {...section, blocks: readBlocks()},
        ...readFurther(),
      ]),
    })),
  };
}

/** Detects damage, not attacks. */
function checksum(text: string): string {
  return fnv1a(text).toString(36);
}

function withHeader(
  {kind, version, build}: Header,
  lines: readonly string[],
): string {
  const body = lines.map((line) => `${line}\n`).join('');
  return `${[FORMAT, kind, version, build, checksum(body)].join(' ')}\n${body}`;
}

function readHeader(
  file: string,
  wanted: FileKind,
): {readonly header: Header; readonly lines: readonly string[]} {
  const end = file.indexOf('\n');
  const [format, kind, version = '', build = '', sum] = file
    .slice(0, Math.max(end, 0))
    .split(' ');
  if (format !== FORMAT || kind !== wanted) {
    throw new IndexFormatError(
      `The file is not the ${wanted} of a search index.`,
    );
  }
  const body = file.slice(end + 1);
  if (checksum(body) !== sum) {
    throw new IndexFormatError(`The ${wanted} of the search index is damaged.`);
  }
  return {
    header: {kind: wanted, version, build},
    lines: body.split('\n').slice(0, -1),
  };
}

function cells(texts: readonly string[]): string {
  return texts.map(oneLine).join('\t').replace(/\t+$/, '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
