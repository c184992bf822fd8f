import type {Fault} from '../../../content-errors/contentError';
import type {FaultAt} from '../../../content-errors/problem';

/**
 * Finds what YAML allows and kubectl doesn't: it cuts a text at lines that begin
 * with `---`, before any parser sees it, and reads the first document of a piece.
 *
 * `%YAML 1.1\n---\na: b` → at 0, as the first piece is a directive alone
 */
export function refusedByKubectl(text: string): FaultAt | undefined {
  let index = 0;
  let isBeginning = true;
  let end: number | undefined;
  for (const line of text.split('\n')) {
    if (line.startsWith('---')) {
      if (!isBlank(line.slice(3))) return {index, fault: SEPARATOR};
      isBeginning = true;
      end = undefined;
    } else if (/^\.\.\.(?:\s|$)/u.test(line)) {
      end ??= index;
    } else if (!isBlank(line)) {
      if (end !== undefined) return {index: end, fault: DOCUMENT_END};
      if (isBeginning && line.startsWith('%')) {
        return {index, fault: DIRECTIVE};
      }
      isBeginning = false;
    }
    index += line.length + 1;
  }
  return undefined;
}

/** Whether a line has nothing but blanks or a comment. */
function isBlank(line: string): boolean {
  const content = line.trim();
  return content === '' || content.startsWith('#');
}

const SEPARATOR: Fault = {
  what: 'kubectl takes a line that begins with `---` for the end of a document, and refuses what follows in it',
  remedy: 'Write `---` alone in its line.',
};

const DOCUMENT_END: Fault = {
  what: '`...` ends a YAML document, and kubectl ignores everything after it',
  remedy:
    'Separate documents with `---`, and write a comment where fields are left out.',
};

const DIRECTIVE: Fault = {
  what: 'a line that begins with `%` is a directive of YAML, which kubectl refuses',
  remedy: 'Remove the line.',
};
