import type {ReactNode} from 'react';

export interface DrawingProps {
  /** Drawn on a 24-unit square, stroked in the text color. */
  readonly path: string;
}

/** A decorative icon next to a label, hidden from screen readers. */
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
