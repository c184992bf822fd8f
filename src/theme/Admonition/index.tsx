// Ejects @docusaurus/theme-classic/lib/theme/Admonition (sha256 a9eba07c74c2): one component for all kinds, which are told apart by icon and label, not only by color.
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

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

/** Kinds that may follow `:::`; the framework rejects others. */
const KINDS: Readonly<Record<string, Kind>> = {
  note: NOTE,
  secondary: NOTE,
  important: {label: 'Important', icon: 'note'},
  success: {label: 'Success', icon: 'tip'},
  info: {label: 'Information', icon: 'note'},
  tip: {label: 'Tip', icon: 'tip'},
  warning: {label: 'Warning', icon: 'warning'},
  caution: {label: 'Caution', icon: 'warning'},
  danger: {label: 'Danger', icon: 'danger'},
};

/**
 * A formatted title is an element among the children. In plain Markdown, its
 * tag name is in lower case, which the framework does not recognize.
 */
function readProps({children, ...props}: Props): Props {
  const all = Children.toArray(children);
  const title = all.find(
    (child): child is ReactElement<{children?: ReactNode}> =>
      isValidElement(child) && child.type === 'mdxadmonitiontitle',
  );
  const rest = all.filter((child) => child !== title);
  return {
    ...props,
    ...(title && {title: title.props.children}),
    children: title ? rest : children,
  };
}

/** An admonition. Screen readers hear its kind before its title. */
export default function Admonition(props: Props): ReactNode {
  const {type, title, children, className} = processAdmonitionProps(
    readProps(props),
  );
  const {label, icon} = KINDS[type] ?? NOTE;
  return (
    <div
      // Not `aside`, which is a landmark and which reader views drop.
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
    </div>
  );
}
