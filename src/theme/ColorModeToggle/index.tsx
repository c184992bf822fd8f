// Ejects @docusaurus/theme-classic/lib/theme/ColorModeToggle (sha256 5d589b9055d7): the starter handles clicks, before and after the application starts.
import type {ReactNode} from 'react';

import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import {Icon} from '@site/src/components/Icon/Icon';
import {colorModeLabel} from '@site/src/lib/browser/colorMode';

import styles from './styles.module.css';

/** Cycles through system, light and dark. Disabled until scripts run. */
export default function ColorModeToggle({
  value,
  respectPrefersColorScheme,
}: Props): ReactNode {
  const label = colorModeLabel(value);
  return (
    <button
      type="button"
      className={clsx('oc-icon-button', styles.toggle)}
      data-color-mode-toggle={respectPrefersColorScheme ? 'system' : 'plain'}
      disabled={!useIsBrowser()}
      aria-label={label}
      title={label}>
      <span data-choice="system">
        <Icon name="system" />
      </span>
      <span data-choice="light">
        <Icon name="sun" />
      </span>
      <span data-choice="dark">
        <Icon name="moon" />
      </span>
    </button>
  );
}
