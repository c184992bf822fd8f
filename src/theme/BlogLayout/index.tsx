// Wraps BlogLayout: gives the list of all posts a heading and the table of contents a landmark, which the theme leaves out.
import type {ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';

/** The lists of a tag and of an author have a heading of their own. */
const ALL_POSTS = /\/blog\/(?:page\/\d+\/)?$/u;

export default function BlogLayoutWrapper({
  toc,
  children,
  ...props
}: Props): ReactNode {
  const {pathname} = useLocation();
  const contents = toc && <nav aria-label="Table of contents">{toc}</nav>;
  return (
    <BlogLayout {...props} toc={contents}>
      {ALL_POSTS.test(pathname) && <h1 className="margin-bottom--lg">Blog</h1>}
      {children}
    </BlogLayout>
  );
}
