import {
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import {flushSync} from 'react-dom';

import styles from './ManifestChecker.module.css';

/** What others may do with the field. */
export interface EditorHandle {
  /** What is in the field, also before the application ran. */
  readonly text: () => string;
  /** Moves the focus to a line and selects it. */
  readonly selectLine: (line: number) => void;
}

interface EditorProps {
  readonly ref: Ref<EditorHandle>;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Shown while the field is empty. */
  readonly placeholder: string;
  /** The lines with mistakes. */
  readonly marked: ReadonlySet<number>;
  readonly isInvalid: boolean;
  /** Id of the element that says what is wrong. */
  readonly summary: string;
}

/** Line numbers are drawn this many at a time, and no others are. */
const NUMBERS_STEP = 50;
/** More than a screen has, with a step before and after it. */
const NUMBERS_DRAWN = 200;

/**
 * A field for YAML with line numbers. Only the numbers near the visible lines are
 * drawn, so that typing stays quick in long texts.
 */
export function Editor(props: EditorProps): ReactNode {
  const {ref, text, onText, placeholder, marked, isInvalid, summary} = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLPreElement>(null);
  /** How many lines are above the first number that is drawn. */
  const [above, setAbove] = useState(0);

  useImperativeHandle(ref, () => ({
    text: () => field.current?.value ?? '',
    selectLine: (line) => {
      if (field.current) selectLine(field.current, line);
    },
  }));

  const count = lineCount(text || placeholder);
  const width = String(count).length;
  const drawn: ReactNode[] = [];
  const last = Math.min(count, above + NUMBERS_DRAWN);
  for (let line = above + 1; line <= last; line += 1) {
    drawn.push(
      <span key={line} className={styles.number} data-marked={marked.has(line)}>
        {`${String(line).padStart(width)}\n`}
      </span>,
    );
  }

  /** Puts the numbers beside the lines that the field shows. */
  const follow = (element: HTMLTextAreaElement): void => {
    const row = rowHeight(element);
    const step = Math.floor(element.scrollTop / row / NUMBERS_STEP) - 1;
    const next = Math.max(0, step * NUMBERS_STEP);
    // The numbers have to be there before they are moved.
    if (next !== above)
      flushSync(() => {
        setAbove(next);
      });
    numbers.current?.scrollTo(0, element.scrollTop - next * row);
  };

  return (
    <div className={styles.editor}>
      <pre ref={numbers} aria-hidden="true">
        {drawn}
      </pre>
      <textarea
        ref={field}
        aria-label="Manifests in YAML"
        aria-describedby={summary}
        aria-invalid={isInvalid}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={({target}) => {
          onText(target.value);
        }}
        onScroll={({currentTarget}) => {
          follow(currentTarget);
        }}
      />
    </div>
  );
}

function lineCount(text: string): number {
  let count = 1;
  let at = text.indexOf('\n');
  while (at !== -1) {
    count += 1;
    at = text.indexOf('\n', at + 1);
  }
  return count;
}

/** The height of a line of text in CSS pixels. */
function rowHeight(field: HTMLTextAreaElement): number {
  return Number.parseFloat(getComputedStyle(field).lineHeight);
}

/** Moves the focus to a line of the field and selects it. */
function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTo(0, Math.max(0, (line - 3) * rowHeight(field)));
}
