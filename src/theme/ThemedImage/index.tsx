// Ejects @docusaurus/theme-classic/lib/theme/ThemedImage (sha256 7df33274b86c): the style sheet chooses the picture, without script as well.
import type {ReactNode} from 'react';

import type {Props} from '@theme/ThemedImage';
import clsx from 'clsx';

import styles from './styles.module.css';

/** A picture for each color mode; the one that is not shown is not loaded. */
export default function ThemedImage({
  sources,
  className,
  alt,
  ...props
}: Props): ReactNode {
  return (
    <>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          loading="lazy"
          {...props}
          src={sources[mode]}
          alt={alt}
          className={clsx(
            className,
            styles[mode],
            // The Markdown copy keeps only one of the two pictures.
            mode === 'dark' && 'oc-dark-picture',
          )}
        />
      ))}
    </>
  );
}
