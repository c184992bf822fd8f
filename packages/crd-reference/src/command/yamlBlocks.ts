/** A YAML text in a file of documentation. */
export interface YamlBlock {
  readonly text: string;
  /** Number of lines of the file before the text. */
  readonly linesBefore: number;
  /** Number of characters before each line, which the text lacks. */
  readonly indent: number;
  /** Whether a command applies the text, so that nothing may be missing. */
  readonly isComplete: boolean;
}

const FENCE =
  /^(?<indent>[ \t>]*)(?<marks>`{3,}|~{3,})[ \t]*(?<language>[\w-]*)/u;
const YAML = new Set(['yaml', 'yml']);
const SHELL = new Set(['sh', 'bash', 'shell', 'zsh', 'console', 'terminal']);
const HEREDOC = /<<-?\s*(['"]?)(?<end>\w+)\1/u;
/** What is written to a file may be a patch, or values. */
const APPLIES = /\b(?:apply|create|replace)\b/u;

/**
 * The YAML texts of a Markdown or MDX file: fenced blocks, and what commands
 * get by a here-document. Blocks count at any depth, because generators of
 * sites indent them below tabs and notes, where CommonMark sees no fence.
 */
export function yamlBlocksOf(markdown: string): readonly YamlBlock[] {
  const lines = markdown.split(/\r?\n/u);
  const blocks: YamlBlock[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    const {indent, marks, language} =
      FENCE.exec(lines[start] ?? '')?.groups ?? {};
    if (indent === undefined || marks === undefined) continue;
    const end = endOf(lines, start, marks);
    const block = linesBetween(lines, start + 1, end, indent.length);
    const name = language?.toLowerCase() ?? '';
    // A fence says `yaml` for a command too, if YAML is what it gets.
    if (SHELL.has(name) || HEREDOC.test(lines[start + 1] ?? '')) {
      blocks.push(...hereDocumentsOf(block));
    } else if (YAML.has(name)) blocks.push(block);
    start = end;
  }
  return blocks;
}

/** The line of the closing fence; the end of the file if there is none. */
function endOf(lines: readonly string[], start: number, marks: string): number {
  const isEnd = (line: string): boolean => {
    const text = line.replace(/^[ \t>]*/u, '').trimEnd();
    return (
      text.length >= marks.length &&
      text === marks.charAt(0).repeat(text.length)
    );
  };
  const end = lines.findIndex((line, index) => index > start && isEnd(line));
  return end === -1 ? lines.length : end;
}

function linesBetween(
  lines: readonly string[],
  from: number,
  to: number,
  indent: number,
): YamlBlock {
  const text = lines
    .slice(from, to)
    .map((line) =>
      /^[ \t>]*$/u.test(line) ? '' : line.slice(indentOf(line, indent)),
    )
    .join('\n');
  return {text, linesBefore: from, indent, isComplete: false};
}

/** A line can be indented less than its fence. */
function indentOf(line: string, most: number): number {
  return Math.min(most, /^[ \t>]*/u.exec(line)?.[0].length ?? 0);
}

function hereDocumentsOf({text, linesBefore, indent}: YamlBlock): YamlBlock[] {
  const lines = text.split('\n');
  return lines.flatMap((line, start): YamlBlock[] => {
    const end = HEREDOC.exec(line)?.groups?.['end'];
    if (end === undefined) return [];
    const after = lines.findIndex(
      (other, index) => index > start && other.trim() === end,
    );
    const content = lines.slice(start + 1, after === -1 ? undefined : after);
    const place = {linesBefore: linesBefore + start + 1, indent};
    const isComplete = APPLIES.test(line);
    return [{text: content.join('\n'), ...place, isComplete}];
  });
}
