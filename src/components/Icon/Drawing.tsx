import type {ReactNode} from 'react';

export interface DrawingProps {
  /** Drawn for this site on a 24-unit square, in strokes of the text's color. */
  readonly path: string;
}

/** A picture beside a word or in a labelled control: hidden from readers. */
export function Drawing({path}: DrawingProps): ReactNode {
  return (
    <svg
      className="oc-icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
