// Ejects theme-classic 3.8.1 Heading: the link to a heading was part of its name, which was heard as "CellsDirect link to Cells".
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';

/** A heading, named by its text alone, with a link that can be copied. */
export default function Heading({
  as: As,
  id,
  children,
  className,
  ...props
}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (As === 'h1' || id === undefined) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  // No anchor that is made from words has a colon.
  const textId = `text:${id}`;
  const title = `Direct link to ${typeof children === 'string' ? children : id}`;
  return (
    <As
      {...props}
      id={id}
      className={clsx('anchor', className)}
      aria-labelledby={textId}>
      <span id={textId}>{children}</span>
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={title}
        title={title}>
        {/* A width for the link; its sign comes from the style sheet. */}
        &#8203;
      </Link>
    </As>
  );
}
