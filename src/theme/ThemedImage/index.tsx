// Ejects @docusaurus/theme-classic/lib/theme/ThemedImage (sha256 7df33274b86c): the style sheet chooses the image, so it works without scripts.
import type {ReactNode} from 'react';

import type {Props} from '@theme/ThemedImage';
import clsx from 'clsx';

import styles from './styles.module.css';

/** An image for each color mode; the hidden one is not loaded. */
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
            // The Markdown copy keeps only one of the two images.
            mode === 'dark' && 'oc-dark-picture',
          )}
        />
      ))}
    </>
  );
}
