/** A text of documentation that YAML can read. */
export interface FilledText {
  /** As many lines as before, with `$…` where something has to be filled in. */
  readonly text: string;
  /** Whether something was left out, such that what is missing isn't missing. */
  readonly isCut: boolean;
}

/** What templates and generators fill in: `{{ .Values.x }}`. */
const TEMPLATE = /\$?\{\{[^]*?\}\}|\{%[^]*?%\}/gu;

/** A template alone on its line writes any number of lines, or none. */
const TEMPLATE_LINE = /^\s*(?:\$x+[\s,]*)+(?:#.*)?$/u;

/** What readers fill in: `<name>`. */
const GAPS = [
  /<<?[A-Za-z_#][^<>\n]*>>?/gu,
  /\[(?:\.\.\.|…|[A-Z][A-Z0-9 _-]+)\]/gu,
  /\{(?:\.\.\.|…| ?[A-Za-z][\w-]*(?: [\w-]+)* ?)\}/gu,
  /%[A-Z][A-Z0-9_]+%|@[A-Z][A-Z0-9_]+@/gu,
  /\b(?:YOUR|MY|REPLACE|CHANGE|INSERT)(?:[-_][A-Za-z0-9]+)+\b/gu,
  /\*{3,}|_[A-Z]{2,}_/gu,
  // Alternatives: `Secret | ConfigMap`, `Secret or ConfigMap`, `true/false`.
  /\[?\b[\w-]+(?: ?\| ?[\w-]+)+\]?|(?<=: )[A-Z]\w+ or [A-Z]\w+|\btrue ?\/ ?false\b/gu,
  /\.\.\.|…/gu,
];

/** A comment that says that something was left out. */
const LEFT_OUT =
  /^(?:\.\.|…|\[|<)|\b(?:brevity|omit\w*|truncated?|snip\w*|abbreviated|elided|redacted|skipp?ed|unchanged|rest|remaining|others?|more|etc|above|below|previous|existing|your|add|same)\b|(?:\.\.\.|…)$/iu;

/** A line that stands for others: `...`, `[...]`, `// ...`. */
const CUT_LINE =
  /^\s*(?:\$[ (].*|\/\/.*|[.\s]*\.\.+.*|…+|-{4,}|\[\.\.\.[^\]]*\]|<\.\.\.>)$/u;

/** The number of a note below the block: `name: shop [1]`, `filter: [2]`. */
const NOTE_MARK = /[ \t]+\[\d{1,2}\]$/gmu;

/** Without one behind a value, `ports: [80]` is a list. */
const NOTED_VALUE = /:[ \t]+[^\s[{#]\S*[ \t]+\[\d{1,2}\]$/mu;

/**
 * Makes an excerpt of documentation readable: gaps become values that can be
 * anything, and lines that stand for others become comments.
 */
export function fillGaps(source: string): FilledText {
  let isCut = false;
  const plain = NOTED_VALUE.test(source)
    ? source.replaceAll(NOTE_MARK, '')
    : source;
  const filled = fillTemplates(plain)
    .split('\n')
    .map((line) => {
      if (saysSo(line)) isCut = true;
      if (CUT_LINE.test(line) || TEMPLATE_LINE.test(line)) {
        isCut = true;
        return '#';
      }
      if (/^\s*#/u.test(line)) return line;
      return GAPS.reduce((text, gap) => text.replaceAll(gap, hold), line);
    });
  return {text: filled.join('\n'), isCut};
}

/** A text with a value for each template, as many lines as before. */
function fillTemplates(text: string): string {
  return text.replaceAll(TEMPLATE, hold);
}

/** A template of a chart as YAML: what is written by functions is left out. */
export function withoutTemplates(text: string): string {
  return fillTemplates(text).replaceAll(new RegExp(TEMPLATE_LINE, 'gmu'), '#');
}

/** Whether a line is there for others that were left out. */
export function standsForOthers(line: string): boolean {
  return CUT_LINE.test(line) || saysSo(line);
}

/** Whether a comment of a line says that something was left out. */
function saysSo(line: string): boolean {
  const [, comment] = /(?:^|\s)#\s*(.*)$/u.exec(line) ?? [];
  return comment !== undefined && LEFT_OUT.test(comment);
}

/** A value of the same length that the checks take for any other. */
function hold(gap: string): string {
  const [first = '', ...lines] = gap.split('\n');
  return [
    `$${'x'.repeat(Math.max(1, first.length - 1))}`,
    ...lines.map(() => ''),
  ].join('\n');
}
