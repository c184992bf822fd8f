// A rule of markdownlint: what readers would see wrongly and no other tool tells.
const FENCE = /^\s*(?<mark>`{3,}|~{3,})/u;
const NOTICE = /^\s*(?<mark>:{3,})(?<name>[a-z]*)/u;
const IDS =
  /\{#(?<heading>[\w-]+)\}\s*$|<[a-zA-Z][^>]*? id="(?<element>[^"]+)"/gu;

/**
 * Where a block begins, and what ends it.
 *
 * @typedef {{mark: string, name: string, lineNumber: number}} Opening
 */

/** @type {import('markdownlint').Rule} */
export default {
  names: ['whole-page'],
  description:
    'Blocks are closed, ids are unique, headings and links have words',
  tags: ['content'],
  parser: 'none',
  function: ({lines, frontMatterLines}, onError) => {
    /** @type {Opening | undefined} */
    let fence;
    /** @type {Opening[]} */
    const notices = [];
    /** @type {Map<string, number>} */
    const ids = new Map();
    for (const [index, line] of lines.entries()) {
      const lineNumber = index + 1;
      const mark = FENCE.exec(line)?.groups?.mark;
      if (fence) {
        const isEnd = mark?.startsWith(fence.mark) && line.trim() === mark;
        if (isEnd) fence = undefined;
        continue;
      }
      if (mark) fence = {mark, name: 'the block of code', lineNumber};
      const notice = NOTICE.exec(line)?.groups;
      const {mark: colons = '', name = ''} = notice ?? {};
      if (name !== '') notices.push({mark: colons, name, lineNumber});
      else if (notice) notices.pop();
      const words = line.replaceAll(/`[^`]*`/gu, '.');
      for (const {groups = {}} of words.matchAll(IDS)) {
        const id = groups.heading ?? groups.element ?? '';
        const first = ids.get(id);
        if (first !== undefined) {
          onError({
            lineNumber,
            detail: `the id ${id} is that of line ${first + frontMatterLines.length} too`,
          });
        }
        ids.set(id, lineNumber);
      }
      if (/^#{1,6}\s*(?:\{#[^}]*\}\s*)?$/u.test(words)) {
        onError({lineNumber, detail: 'the heading has no words'});
      }
      if (/(?<!!)\[\s*\]\([^)]+\)/u.test(words)) {
        onError({lineNumber, detail: 'the link has no words'});
      }
    }
    for (const {mark, name, lineNumber} of [
      ...notices,
      ...(fence ? [fence] : []),
    ]) {
      const detail = `${name} is not closed: write ${mark} where it ends`;
      onError({lineNumber, detail});
    }
  },
};
