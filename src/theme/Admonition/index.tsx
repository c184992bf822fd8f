// Ejects theme-classic 3.8.1 Admonition: one component for all kinds; a kind has a sign and a word, not only a color.
import type {ReactNode} from 'react';

import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import {
  ArticleIcon,
  type ArticleIconName,
} from '@site/src/components/Icon/ArticleIcon';

import styles from './styles.module.css';

interface Kind {
  readonly label: string;
  readonly icon: ArticleIconName;
}

const NOTE: Kind = {label: 'Note', icon: 'note'};

/** What `:::` may be followed by; the framework refuses other words. */
const KINDS: Readonly<Record<string, Kind>> = {
  note: NOTE,
  info: {label: 'Information', icon: 'note'},
  tip: {label: 'Tip', icon: 'tip'},
  warning: {label: 'Warning', icon: 'warning'},
  caution: {label: 'Caution', icon: 'warning'},
  danger: {label: 'Danger', icon: 'danger'},
};

/** A remark beside the text. Its kind is said before its title. */
export default function Admonition(props: Props): ReactNode {
  const {type, title, children, className} = processAdmonitionProps(props);
  const {label, icon} = KINDS[type] ?? NOTE;
  return (
    <aside
      // A remark, not a landmark of the page.
      role="note"
      className={clsx(
        'theme-admonition',
        `theme-admonition-${type}`,
        styles.admonition,
        className,
      )}>
      <p className={styles.heading}>
        <ArticleIcon name={icon} />
        {title === undefined ? (
          label
        ) : (
          <>
            <span className="oc-visually-hidden">{label}: </span>
            {title}
          </>
        )}
      </p>
      {children}
    </aside>
  );
}
