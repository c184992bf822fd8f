import type {ReactNode} from 'react';

/**
 * A decorative icon next to a label, hidden from screen readers.
 *
 * @param path - On a 24-unit square, stroked in the text color.
 */
export function Drawing({path}: {path: string}): ReactNode {
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
