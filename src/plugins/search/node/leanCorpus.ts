import {isStopWord} from '../engine/words';
import {isMessage, type Page, type Section} from '../shared/record';

/** Of a message: where it stands, and why; not what to do about it. */
const BLOCKS_OF_MESSAGE = 2;
/** Shorter ones, such as `string required`, say something else elsewhere. */
const REPEATED_LENGTH = 25;

/** Longer values are copied, not searched for; paths of fields are. */
const VALUE_LENGTH = 32;
const PATH = /^[`(]*[\w.[\]<>-]+[`.,:;)]*$/u;

/**
 * Leaves out what nobody searches for: sentences that stand on an earlier page,
 * lines of code that stand on the same page, long values, remedies, and the small
 * words of the ways to ask.
 */
export function leanPages(pages: readonly Page[]): readonly Page[] {
  const sentences = new Set<string>();
  return pages.map((page) => {
    const lines = new Set<string>();
    const lean = (section: Section): Section => {
      const kept = section.blocks.filter(({text, isCode}) => {
        if (!isCode && text.length < REPEATED_LENGTH) return true;
        const known = isCode ? lines : sentences;
        const isNew = !known.has(text);
        known.add(text);
        return isNew;
      });
      const asked = section.asked.flatMap((phrase) => {
        const words = phrase.split(' ').filter((word) => !isStopWord(word));
        return words.length > 0 ? words.join(' ') : [];
      });
      const blocks = kept
        .slice(0, isMessage(section) ? BLOCKS_OF_MESSAGE : Infinity)
        .map(({text, isCode}) => ({text: withoutValues(text), isCode}));
      return {...section, asked, blocks};
    };
    return {...page, sections: page.sections.map(lean)};
  });
}

function withoutValues(text: string): string {
  return text.replaceAll(/`"[^`]*`|\S+/gu, (word) =>
    word.startsWith('`"') || (word.length > VALUE_LENGTH && !PATH.test(word))
      ? '…'
      : word,
  );
}
