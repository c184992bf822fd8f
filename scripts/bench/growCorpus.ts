import type {SearchCorpus} from '../../src/plugins/search/shared/record';

/** Long words are rare words, and more pages bring more of them. */
const LONG_WORD = /[a-z]{12,}/gi;

/**
 * Repeats the pages of a corpus, and changes the long words in each copy so that
 * the number of different words grows too.
 */
export function growCorpus(corpus: SearchCorpus, times: number): SearchCorpus {
  const copies = Array.from({length: times - 1}, (_, copy) => {
    const ending = lettersOf(copy);
    const change = (text: string) => text.replace(LONG_WORD, `$&${ending}`);
    return corpus.pages.map((page) => ({
      ...page,
      route: `${page.route}${ending}/`,
      title: `${page.title} variant${ending}`,
      sections: page.sections.map((section) => ({
        ...section,
        heading: change(section.heading),
        blocks: section.blocks.map((block) => ({
          ...block,
          text: change(block.text),
        })),
      })),
    }));
  });
  return {...corpus, pages: [...corpus.pages, ...copies.flat()]};
}

/** A number as letters, because digits would split the word. */
function lettersOf(number: number): string {
  return Array.from(number.toString(26), (digit) =>
    String.fromCharCode(97 + parseInt(digit, 26)),
  ).join('');
}
