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
  return (
    <div className={styles.editor}>
      <pre ref={numbers} aria-hidden="true">
        <Numbers count={lineCount(text || placeholder)} mistakes={mistakes} />
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

interface NumbersProps {
  readonly count: number;
  readonly mistakes: readonly Position[];
}

/**
 * The numbers of lines: one text between two marked lines, so that a long text
 * needs few elements, and a key changes none.
 */
function Numbers({count, mistakes}: NumbersProps): ReactNode {
  return useMemo(() => {
    const drawn: ReactNode[] = [];
    let numbers = '';
    const marked = new Set(mistakes.map(({line}) => line));
    for (let line = 1; line <= count; line += 1) {
      if (marked.has(line)) {
        drawn.push(numbers, <strong key={line}>{`${line}\n`}</strong>);
        numbers = '';
      } else {
        numbers += `${line}\n`;
      }
    }
    return [...drawn, numbers];
  }, [count, mistakes]);
}

function lineCount(text: string): number {
  let count = 1;
  for (const character of text) if (character === '\n') count += 1;
  return count;
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
