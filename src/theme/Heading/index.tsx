// Ejects @docusaurus/theme-classic/lib/theme/Heading (sha256 6e23eeb2218f or 206320fd474c): the link was part of the heading's name, so screen readers said "CellsDirect link to Cells".
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {fnv1a} from '../../lib/browser/fnv1a';

/** A heading that is named by its text alone, with a link to it. */
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
  // Digits only, because text extractors take words such as `next-` for ads.
  const textId = `text${fnv1a(id)}`;
  const title = `Direct link to ${typeof children === 'string' ? children : id}`;
  return (
    <As
      {...props}
      id={id}
      // Reader views take IDs such as `promotion` for ads; the second class
      // marks it as content.
      className={clsx('anchor', 'content-heading', className)}
      aria-labelledby={textId}>
      <span id={textId}>{children}</span>
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={title}
        title={title}>
        {/* Gives the link its width; the style sheet adds the symbol. */}
        &#8203;
      </Link>
    </As>
  );
}
