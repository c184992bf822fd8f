// Ejects @docusaurus/theme-classic/lib/theme/MDXComponents/A (sha256 86d2325e504d or b60496c586e7): a link to a file gets no trailing slash.
import type {ComponentProps, ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/** A path whose last part has a file extension other than HTML. */
const COPIED = /\/[^/?#]+\.(?!html?\b)[a-z0-9]+(?:[?#]|$)/iu;

/** The same, from the root; `/docs/v1.2` and `/docs/v1.x` are pages. */
const NAMED = /^\/[^?#]*\.(?!html?\b)[a-z][a-z0-9]+(?:[?#]|$)/iu;

type MDXAProps = ComponentProps<typeof Link> & {
  /** Set by the framework on links to files that it has copied. */
  readonly 'data-noBrokenLinkCheck'?: boolean;
};

/**
 * A link in a page. The framework would add a slash to every path, also to that
 * of a static file that an HTML element names.
 */
export default function MDXA(props: MDXAProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {'data-noBrokenLinkCheck': isCopied = false, ...rest} = props;
  const {href = ''} = rest;
  if ((isCopied ? COPIED : NAMED).test(href)) {
    const {to: _to, children, ...attributes} = rest;
    return (
      <a {...attributes} href={isCopied ? href : withBaseUrl(href)}>
        {children}
      </a>
    );
  }
  return <Link {...props} />;
}
