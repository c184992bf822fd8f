import {
  useMemo,
  useRef,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import clsx from 'clsx';

import type {ShownProblem as Mistake} from '../../../check/verdict';
import {MAX_LENGTH} from '../../../check/readYaml';

import styles from './styles.module.css';

interface EditorProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** Shown while there is no text. */
  readonly example: string;
  readonly mistakes: readonly Mistake[];
  readonly describedBy: string;
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Messages for each line, in the order of the lines. */
function messagesByLine(mistakes: readonly Mistake[]): Map<number, string> {
  const lines = new Map<number, string>();
  for (const {at, path, what} of mistakes) {
    const name = /[^.[\]]*\]?$/u.exec(path)?.[0].replace(']', '') ?? '';
    const message = name === '' ? what : `${name}: ${what}`;
    const all = [lines.get(at.line) ?? [], message].flat();
    lines.set(at.line, all.join('; '));
  }
  return new Map([...lines].sort(([left], [right]) => left - right));
}

/** Line numbers; lines with mistakes are marked. */
function numbers(count: number, marked: Iterable<number>): ReactNode[] {
  const nodes: ReactNode[] = [];
  let next = 1;
  const plain = (end: number): void => {
    let text = '';
    for (; next < end; next += 1) text += `${next}\n`;
    nodes.push(text);
  };
  for (const line of marked) {
    plain(line);
    nodes.push(<mark key={line}>{`${line}\n`}</mark>);
    next = line + 1;
  }
  plain(count + 1);
  return nodes;
}

/** Messages at the end of their lines, behind the text; other lines are empty. */
function notes(
  lines: readonly string[],
  messages: ReadonlyMap<number, string>,
): ReactNode[] {
  // Lines that are all empty would begin with a break, which the parser drops.
  if (messages.size === 0) return [];
  const nodes: ReactNode[] = [];
  let next = 1;
  for (const [line, message] of messages) {
    nodes.push('\n'.repeat(line - next));
    nodes.push(
      <span key={line} className={styles.marked}>
        {lines[line - 1]}
        <span className={styles.note}>{message}</span>
      </span>,
    );
    next = line;
  }
  nodes.push('\n'.repeat(Math.max(0, lines.length - next)));
  return nodes;
}

/** Moves the focus to a line of the field and selects it. */
export function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = field.scrollHeight / lines.length;
  field.scrollTo({top: Math.max(0, (line - 3) * height), left: 0});
  field.scrollIntoView({block: 'nearest'});
}

/**
 * A YAML field with line numbers and marks, drawn beside and behind the field.
 * Screen readers use the list of mistakes instead.
 */
export function Editor({
  field,
  text,
  example,
  mistakes,
  describedBy,
  onText,
  onFiles,
}: EditorProps): ReactNode {
  const gutter = useRef<HTMLPreElement>(null);
  const behind = useRef<HTMLPreElement>(null);
  const lines = useMemo(
    () => (text.length > MAX_LENGTH ? [] : (text || example).split('\n')),
    [text, example],
  );
  const messages = useMemo(() => messagesByLine(mistakes), [mistakes]);
  const onDrop = (event: DragEvent): void => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className={styles.editor}>
      <pre ref={gutter} className={styles.gutter} aria-hidden="true">
        {numbers(lines.length, messages.keys())}
      </pre>
      <div className={styles.paper}>
        <pre
          ref={behind}
          className={clsx(styles.sheet, styles.behind)}
          aria-hidden="true">
          {notes(lines, messages)}
        </pre>
        <textarea
          ref={field}
          className={clsx(styles.sheet, styles.field)}
          aria-label="Manifests in YAML"
          aria-describedby={describedBy}
          aria-invalid={text !== '' && mistakes.length > 0}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={example}
          value={text}
          onChange={({target}) => {
            onText(target.value);
          }}
          onDrop={onDrop}
          onScroll={({currentTarget: {scrollTop, scrollLeft}}) => {
            if (gutter.current) gutter.current.scrollTop = scrollTop;
            behind.current?.scrollTo({top: scrollTop, left: scrollLeft});
          }}
        />
      </div>
    </div>
  );
}
