// Ejects @docusaurus/theme-classic/lib/theme/MDXComponents/A (sha256 86d2325e504d): a link to a file gets no trailing slash.
import type {ComponentProps, ReactNode} from 'react';

import Link from '@docusaurus/Link';

/** A path whose last part has a file extension other than HTML. */
const FILE = /\/[^/?#]+\.(?!html?\b)[a-z0-9]+(?:[?#]|$)/iu;

type MDXAProps = ComponentProps<typeof Link> & {
  /** Set by the framework on links to files that it has copied. */
  readonly 'data-noBrokenLinkCheck'?: boolean;
};

/** A link in a page. The framework would add a slash to every path. */
export default function MDXA(props: MDXAProps): ReactNode {
  const {'data-noBrokenLinkCheck': isFile, ...rest} = props;
  const {href} = rest;
  if (isFile === true && typeof href === 'string' && FILE.test(href)) {
    const {to: _to, children, ...attributes} = rest;
    return <a {...attributes}>{children}</a>;
  }
  return <Link {...props} />;
}
