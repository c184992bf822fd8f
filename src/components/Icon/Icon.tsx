import type {ReactNode} from 'react';

/** Drawn for this site on a 24-unit square, in strokes of the text's color. */
const PATHS = {
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M5 5l14 14M19 5 5 19',
  back: 'M11 5l-7 7 7 7M4 12h16',
  forward: 'M13 5l7 7-7 7M20 12H4',
  down: 'M6 9l6 6 6-6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z',
  external: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  home: 'M4 11.5 12 4l8 7.5M6.5 9.5V20h4v-5.5h3V20h4V9.5',
  note: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.1',
  tip: 'M9 17c0-2.5-3-3.7-3-7.5a6 6 0 0 1 12 0c0 3.8-3 5-3 7.5zM10 21h4',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.2v.1',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.3v.1',
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof PATHS;

export interface IconProps {
  readonly name: IconName;
}

/** A picture beside a word or in a labelled control: hidden from readers. */
export function Icon({name}: IconProps): ReactNode {
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
      <path d={PATHS[name]} />
    </svg>
  );
}
