import type {ReactNode} from 'react';

import {Drawing} from './Drawing';

const PATHS = {
  back: 'M11 5l-7 7 7 7M4 12h16',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  home: 'M4 11.5 12 4l8 7.5M6.5 9.5V20h4v-5.5h3V20h4V9.5',
  note: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.1',
  tip: 'M9 17c0-2.5-3-3.7-3-7.5a6 6 0 0 1 12 0c0 3.8-3 5-3 7.5zM10 21h4',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.2v.1',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.3v.1',
} as const;

/** The name of a drawing. */
export type ArticleIconName = keyof typeof PATHS;

/** An icon that only documentation pages and posts use. */
export function ArticleIcon({name}: {name: ArticleIconName}): ReactNode {
  return <Drawing path={PATHS[name]} />;
}
