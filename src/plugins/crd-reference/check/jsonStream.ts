/** A part of a text, and where it begins. */
interface Piece {
  readonly start: number;
  readonly content: string;
}

/**
 * Cuts a stream of JSON objects, as kubectl takes it, into its objects. Any other
 * text is one piece.
 *
 * `{"a": 1}\n{"b": 2}` → `{"a": 1}` at 0, `{"b": 2}` at 9
 */
export function jsonStream(text: string): readonly Piece[] {
  const whole = [{start: 0, content: text}];
  if (!text.trimStart().startsWith('{')) return whole;
  const pieces: Piece[] = [];
  let start = 0;
  while (text.slice(start).trim() !== '') {
    const end = objectEnd(text, start);
    const content = text.slice(start, end);
    if (!isJson(content)) return whole;
    pieces.push({start, content});
    start = end;
  }
  return pieces;
}

/** The offset behind the brackets that open next; of the end if they don't close. */
function objectEnd(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (isString) {
      if (character === '\\') index += 1;
      if (character === '"') isString = false;
    } else if (character === '"') {
      isString = true;
    } else if (character === '{' || character === '[') {
      depth += 1;
    } else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth <= 0) return index + 1;
    }
  }
  return text.length;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
