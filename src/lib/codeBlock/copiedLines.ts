/** A line of code, and what of it a reader takes along by copying. */
export interface CopiedLine {
  /** Shown before the code and not copied: a prompt, a mark of a change. */
  readonly before: string;
  /** Copied; `undefined` where nothing of the line is. */
  readonly code: string | undefined;
  /** Shown after the code and not copied: a comment that tells the output. */
  readonly after: string;
}

const SHELLS = new Set(['sh', 'bash', 'shell', 'console']);

const PROMPT = /^\$ +/;

const CONTINUATION = /^> ?/;

/**
 * `# => 3 pods`, `# → 3 pods`, `# Output: …`, alone or after a command. A quote
 * in it says that it may be part of an argument.
 */
const OUTPUT_COMMENT = /(?:^|\s+)#\s*(?:=>|->|→|[Oo]utput:)[^"']*$/u;

/** Lines of a patch that belong to neither file. */
const PATCH_HEADER = /^(?:diff |index |--- |\+\+\+ |@@|\\ )/;

/**
 * Tells code from what stands around it for the eye: prompts and what a command
 * printed, comments of output, marks of a change and what a change removes.
 *
 * @param language - As the fence names it.
 */
export function copiedLines(text: string, language: string): CopiedLine[] {
  const lines = text.split('\n');
  if (language === 'diff') return lines.map(changedLine);
  if (SHELLS.has(language)) return shellLines(lines);
  return lines.map((code) => ({before: '', code, after: ''}));
}

/** The text that a copy holds. */
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
  let tellsOutput = false;
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
    // What a command prints may take several lines of comment.
    tellsOutput = isComment && (after !== '' || tellsOutput);
    return tellsOutput ? notCopied(line) : {before: before ?? '', code, after};
  });
}
