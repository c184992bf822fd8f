import type {SearchCorpus} from '../shared/record';

/** With more sections than this, an outline takes a phone half a second. */
export const LARGE_OUTLINE = 3000;

/** Headings that say what a page is about: its title, and those below it. */
const FIRST_LEVELS = 2;

/**
 * What of an outline is indexed first, and then. A small one is indexed at
 * once; of a large one the upper headings answer before the others are read.
 */
export function outlineStages(outline: SearchCorpus): readonly SearchCorpus[] {
  const {pages} = outline;
  const count = pages.reduce((sum, {sections}) => sum + sections.length, 0);
  if (count <= LARGE_OUTLINE) return [outline];
  const upper = pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({level}) => level <= FIRST_LEVELS),
  }));
  return [{...outline, pages: upper}, outline];
}
