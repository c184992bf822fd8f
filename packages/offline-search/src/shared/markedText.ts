/** Tags around matches, set in requests and expected in answers. */
export const MARK_TAGS = {before: '<mark>', after: '</mark>'} as const;

/** A part of a text, marked or not. */
export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Splits a highlighted text. Everything but the two tags is text, even if it looks
 * like markup.
 */
export function readMarkedText(value: string): readonly TextPiece[] {
  return value
    .split(MARK_TAGS.before)
    .flatMap((part, place): TextPiece[] => {
      if (place === 0) return [{text: part, isMarked: false}];
      const end = part.indexOf(MARK_TAGS.after);
      if (end === -1) return [{text: part, isMarked: true}];
      return [
        {text: part.slice(0, end), isMarked: true},
        {text: part.slice(end + MARK_TAGS.after.length), isMarked: false},
      ];
    })
    .filter(({text}) => text !== '');
}
