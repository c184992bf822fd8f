import {useMemo, useRef, type ReactNode, type RefObject} from 'react';

import type {Position} from '../../../content-errors/problem';
import styles from './ManifestChecker.module.css';

interface EditorProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Shown while the field is empty. */
  readonly placeholder: string;
  /** Their lines are marked. */
  readonly mistakes: readonly Position[];
  readonly isInvalid: boolean;
  /** Id of the element that says what is wrong. */
  readonly summary: string;
}

/** A field for YAML with line numbers. */
export function Editor(props: EditorProps): ReactNode {
  const {field, text, onText, placeholder, mistakes, isInvalid, summary} =
    props;
  const numbers = useRef<HTMLPreElement>(null);
  const count = (text || placeholder).split('\n').length;
  // Most keys change none.
  const drawn = useMemo(() => {
    const marked = new Set(mistakes.map(({line}) => line));
    return numbersOf(count, marked);
  }, [count, mistakes]);
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
          numbers.current?.scrollTo(0, currentTarget.scrollTop);
        }}
      />
    </div>
  );
}

/**
 * The numbers of lines: one text between two marked lines, so that a long text
 * needs few elements.
 */
function numbersOf(count: number, marked: ReadonlySet<number>): ReactNode[] {
  const drawn: ReactNode[] = [];
  let numbers = '';
  for (let line = 1; line <= count; line += 1) {
    if (marked.has(line)) {
      drawn.push(numbers, <strong key={line}>{`${line}\n`}</strong>);
      numbers = '';
    } else {
      numbers += `${line}\n`;
    }
  }
  return [...drawn, numbers];
}

/** Moves the focus to a line of a field and selects it. */
export function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const row = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTo(0, Math.max(0, (line - 3) * row));
}
