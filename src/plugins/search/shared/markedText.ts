/** Tags around what matched; asked for in requests and read in answers. */
export const MARK_TAGS = {before: '<mark>', after: '</mark>'} as const;

/** A stretch of a text, marked or not. */
export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Takes a highlighted text apart. All that is not one of the two tags is text,
 * whatever it looks like.
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
