import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';
import type {Highlight} from '@openchoreo/page-tools/code-block/codeBlockHtml';

/** What surrounds a position in a shell command. */
type Context = 'none' | 'single' | 'double' | 'comment';

interface Placeholder {
  readonly start: number;
  /** Includes the angle brackets. */
  readonly text: string;
  readonly context: Context;
}

/** One token of a command; a name in angle brackets is a placeholder. */
const PART = /<[a-z][a-z0-9]*(?:-[a-z0-9]+)*>|\\[^]|\$\(|[^]/gu;

/** First of the private-use characters, which no grammar highlights. */
const FIRST_MASK = 0xe000;

/**
 * Finds the placeholders of a shell block and the quotes around each.
 *
 * @returns Nothing for a block with backticks or a here-document, where quoting
 *   follows other rules.
 */
export function findPlaceholders(code: string): Placeholder[] {
  if (/`|<</u.test(code)) return [];
  const found: Placeholder[] = [];
  // Contexts to return to at the next `)`.
  const outer: Context[] = [];
  let context: Context = 'none';
  for (const {0: part, index} of code.matchAll(PART)) {
    const isOpen: boolean = context === 'none';
    if (context === 'comment') {
      if (part === '\n') context = 'none';
    } else if (part.length > 2) {
      found.push({start: index, text: part, context});
    } else if (context === 'single') {
      // A backslash does not escape here, so one may precede the quote.
      if (part.endsWith("'")) context = 'none';
    } else if (part === '$(' || (part === '(' && isOpen)) {
      outer.push(context);
      context = 'none';
    } else if (part === '"') {
      context = isOpen ? 'double' : 'none';
    } else if (part === "'" && isOpen) {
      context = 'single';
    } else if (
      part === '#' &&
      isOpen &&
      /^\s?$/u.test(code.charAt(index - 1))
    ) {
      context = 'comment';
    } else if (part === ')' && isOpen) {
      context = outer.pop() ?? 'none';
    }
  }
  return found;
}

/** Marks the placeholders of a shell block so that readers can fill them in. */
export function withPlaceholders(highlight: Highlight): Highlight {
  return (code, language) => {
    const found = findPlaceholders(code);
    let masked = code;
    for (const [place, {start, text}] of [...found.entries()].reverse()) {
      masked = `${masked.slice(0, start)}${String.fromCharCode(FIRST_MASK + place)}${masked.slice(start + text.length)}`;
    }
    return highlight(masked, language).replaceAll(
      /[\ue000-\uf8ff]/gu,
      (mask) => {
        const placeholder = found[mask.charCodeAt(0) - FIRST_MASK];
        if (!placeholder) return mask;
        const {text, context} = placeholder;
        return `<var data-quote="${context}">${escapeHtml(text)}</var>`;
      },
    );
  };
}
