/** What good prose is here, in numbers and words. */

/** Words of the longest sentence; 25 is the rule of thumb. */
export const SENTENCE_MAX_WORDS = 40;

/** Words of a sentence, on average over a page: fewer than this. */
export const SENTENCE_MEAN_WORDS = 18;

/** Words of a page's first paragraph, which answers its question. */
export const LEAD_MAX_WORDS = 50;

/** Characters of a description, as search engines show it. */
export const DESCRIPTION_LENGTH = {min: 70, max: 155} as const;

/** A word or phrase that a page does not need, and why. */
export interface UnwantedPhrase {
  readonly phrase: RegExp;
  readonly why: string;
  readonly remedy: string;
  /** Often right, so that nothing fails because of it. */
  readonly isAdvice?: boolean;
}

function phrase(words: string): RegExp {
  return new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'giu');
}

export const UNWANTED_PHRASES: readonly UnwantedPhrase[] = [
  {
    phrase: phrase(
      'simply|just|easy|easily|obviously|of course|clearly|trivially?|merely|needless to say|as everyone knows',
    ),
    why: 'tells the reader that it is easy',
    remedy: 'Leave the word out.',
    isAdvice: true,
  },
  {
    phrase: phrase(
      'very|really|quite|extremely|fairly|rather than ever|basically|actually|essentially|arguably|relatively|somewhat|various|numerous|etc\\.?|and so on',
    ),
    why: 'is a weasel word: it says nothing that can be checked',
    remedy: 'Leave the word out, or say how much or which.',
    isAdvice: true,
  },
  {
    phrase: phrase(
      'seamless(?:ly)?|effortless(?:ly)?|powerful|blazing(?:ly)?|cutting.edge|world.class|best.in.class|state.of.the.art|game.chang(?:er|ing)|revolutionary|robust|next.generation|supercharge[sd]?|unlock the',
    ),
    why: 'is advertising',
    remedy: 'Say what it does.',
    isAdvice: true,
  },
  {
    phrase: phrase(
      'coming soon|stay tuned|work in progress|under construction|to be (?:written|done)|TBD|TODO|FIXME|lorem ipsum',
    ),
    why: 'is a promise, not documentation',
    remedy: 'Write what is there, or leave it out.',
  },
  {
    phrase: phrase('please|utili[sz]e[sd]?|leverag(?:e|es|ed|ing)|in order to'),
    why: 'is longer than it need be',
    remedy: 'Write "use" or "to"; leave "please" out.',
    isAdvice: true,
  },
  ...[
    ['in words:', 'Begin with what the picture shows.'],
    ['at this commit', 'Write "in this version", "so far" or "yet".'],
    ['belongs? into', 'Write "set it in" or "goes in".'],
    [
      '(?:fall|falls|falling|fell) away',
      'Write "is gone" or "you can skip it".',
    ],
    ['stands? (?:in|at|on|beside|below|above)', 'Write "is in" or "contains".'],
    ['lies? (?:in|at|beside|below)', 'Write "is in" or "is at".'],
    ['(?:is|are) told (?:in|by|at|there)', 'Write "see" or "explains".'],
    [
      '(?:page|pages|section|guide|table)s? tells?',
      'Write "says" or "explains".',
    ],
    ['tells? more', 'Write "see", and link the page.'],
    ['mend(?:s|ed|ing)?', 'Write "fix".'],
    ['twins?', 'Name the thing: "Markdown copy", "the other version".'],
    ['(?:thereby|hereby|thereof|therein|whereby)', 'Write "so" or "which".'],
    ['holds? for', 'Write "applies to" or "is true of".'],
    ['the way of', 'Write how something happens, or name its steps.'],
    ['(?:run|runs|exist|exists) since', 'Write "has been running since".'],
    ['(?:has|have) not (?:the|an?|any)', 'Write "does not have" or "has no".'],
    [
      '(?:controllers?|kinds?|objects?|probes?|terms?) of (?:Kubernetes|OpenChoreo)',
      'Put the name first: "Kubernetes probes".',
    ],
  ].map(([words = '', remedy = '']) => ({
    phrase: phrase(words),
    why: 'reads as translated',
    remedy,
  })),
];
