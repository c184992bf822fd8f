/** A line of code, split into what is copied and what is not. */
export interface CopiedLine {
  /** Shown before the code but not copied: a prompt or a diff mark. */
  readonly before: string;
  /** Copied; `undefined` if nothing on the line is. */
  readonly code: string | undefined;
  /** Shown after the code but not copied: a comment with the output. */
  readonly after: string;
}

const SHELLS = new Set(['sh', 'bash', 'shell', 'console']);

const PROMPT = /^\$ +/;

const CONTINUATION = /^> ?/;

/**
 * `# => 3 pods`, `# → 3 pods`, `# Output: …`, alone or after a command. It
 * contains no quote, because then it might be part of an argument.
 */
const OUTPUT_COMMENT = /(?:^|\s+)#\s*(?:=>|->|→|[Oo]utput:)[^"']*$/u;

/** Lines of a patch that belong to neither file. */
const PATCH_HEADER = /^(?:diff |index |--- |\+\+\+ |@@|\\ )/;

/**
 * Separates code from what is only there to read: prompts, command output,
 * output comments, diff marks and removed lines.
 *
 * @param language - The fence's language.
 */
export function copiedLines(text: string, language: string): CopiedLine[] {
  const lines = text.split('\n');
  if (language === 'diff') return lines.map(changedLine);
  if (SHELLS.has(language)) return shellLines(lines);
  return lines.map((code) => ({before: '', code, after: ''}));
}

/** The text that is copied. */
export function copiedText(lines: readonly CopiedLine[]): string {
  return lines.flatMap(({code}) => code ?? []).join('\n');
}

function notCopied(line: string): CopiedLine {
  return {before: line, code: undefined, after: ''};
}

function changedLine(line: string): CopiedLine {
  if (PATCH_HEADER.test(line) || line.startsWith('-')) return notCopied(line);
  const mark = /^[+ ]/.exec(line)?.[0] ?? '';
  return {before: mark, code: line.slice(mark.length), after: ''};
}

function shellLines(lines: readonly string[]): CopiedLine[] {
  const hasPrompts = lines.some((line) => PROMPT.test(line));
  let continues = false;
  let inOutput = false;
  return lines.map((line) => {
    const before = hasPrompts
      ? (PROMPT.exec(line)?.[0] ??
        (continues ? (CONTINUATION.exec(line)?.[0] ?? '') : undefined))
      : '';
    const isComment = line.startsWith('#');
    if (before === undefined && !isComment) return notCopied(line);
    const rest = line.slice(before?.length ?? 0);
    const after = OUTPUT_COMMENT.exec(rest)?.[0] ?? '';
    const code = rest.slice(0, rest.length - after.length);
    continues = code.endsWith('\\');
    // An output comment may continue on the next lines.
    inOutput = isComment && (after !== '' || inOutput);
    return inOutput ? notCopied(line) : {before: before ?? '', code, after};
  });
}
