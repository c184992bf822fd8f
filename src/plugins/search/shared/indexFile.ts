import type {Corpus, Page, Section} from './record';

/** Folder of the indexes, below the base URL. */
export const INDEX_FOLDER = 'assets/search/';

/** Names the current index of each docs version. */
export const MANIFEST_FILE = `${INDEX_FOLDER}indexes.json`;

/**
 * An index as JSON. It is a list for each property of the pages and sections,
 * because what is alike compresses best side by side.
 */
interface IndexFile {
  readonly version: string;
  readonly related: Corpus['related'];
  readonly routes: readonly string[];
  readonly descriptions: readonly string[];
  /** The number of sections of each page. */
  readonly counts: readonly number[];
  readonly levels: string;
  readonly headings: readonly string[];
  /** 0 for the anchor that the framework makes of the heading. */
  readonly anchors: readonly (string | 0)[];
  readonly asked: readonly string[];
  readonly blocks: readonly string[];
}

/** Between phrases or blocks; before a line of code. */
const [NEXT, CODE] = ['\n', '\t'];

export function writeIndex({version, related, pages}: Corpus): string {
  const sections = pages.flatMap((page) => page.sections);
  const file: IndexFile = {
    version,
    related,
    routes: pages.map(({route}) => route),
    descriptions: pages.map(({description}) => description),
    counts: pages.map((page) => page.sections.length),
    levels: sections.map(({level}) => level).join(''),
    headings: sections.map(({heading}) => heading),
    anchors: sections.map(({heading, anchor, level}) =>
      anchor === anchorOf(heading, level) ? 0 : anchor,
    ),
    asked: sections.map(({asked}) => asked.join(NEXT)),
    blocks: sections.map(({blocks}) =>
      blocks.map(({text, isCode}) => (isCode ? CODE : '') + text).join(NEXT),
    ),
  };
  return JSON.stringify(file);
}

/**
 * Reads an index.
 *
 * @throws Error unless it is the whole index of this version.
 */
export function readIndex(text: string, version: string): Corpus {
  // Written by the same build, as its name says; checked for what a network does.
  const file = JSON.parse(text) as IndexFile;
  if (file.version !== version) throw new Error(`No index of ${version}.`);
  let place = 0;
  const pages = file.routes.map((route, page): Page => {
    const from = place;
    place += file.counts[page] ?? 0;
    const sections = file.headings
      .slice(from, place)
      .map((heading, at): Section => {
        const number = from + at;
        const level = Number(file.levels[number]);
        const lines = file.blocks[number]?.split(NEXT) ?? [];
        return {
          level,
          heading,
          anchor: file.anchors[number] || anchorOf(heading, level),
          asked: file.asked[number]?.split(NEXT).filter(Boolean) ?? [],
          blocks: lines.filter(Boolean).map((line) => {
            const isCode = line.startsWith(CODE);
            return {text: isCode ? line.slice(1) : line, isCode};
          }),
        };
      });
    const title = sections[0]?.heading ?? '';
    const description = file.descriptions[page] ?? '';
    return {route, title, description, sections};
  });
  return {version, related: file.related, pages};
}

/** The anchor that most sections have; others are in the index. */
function anchorOf(heading: string, level: number): string {
  if (level === 1) return '';
  // The path of a field.
  if (/^[a-z]\w*(?:\[\])?\.\S+$/u.test(heading)) {
    return heading
      .toLowerCase()
      .replace(/\[\]$/u, '.item')
      .replaceAll(/\[\]|[<>]/gu, '')
      .replaceAll('.', '-');
  }
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}
