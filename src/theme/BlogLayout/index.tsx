// Wraps BlogLayout: gives the list of all posts a heading, which the theme leaves out, and its feeds.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';

/** The lists of a tag and of an author have a heading of their own. */
const ALL_POSTS = /\/blog\/(?:page\/\d+\/)?$/u;

/** The heading of the list of all posts. */
function BlogHead(): ReactNode {
  const feeds = useBaseUrl('/blog/');
  return (
    <header className="markdown margin-bottom--lg">
      <h1>Blog</h1>
      <p>
        Why something is built the way it is, what a change means for you, and
        how to get work done. <a href={`${feeds}atom.xml`}>Atom</a> ·{' '}
        <a href={`${feeds}rss.xml`}>RSS</a> ·{' '}
        <Link to="/blog/archive/">Archive</Link>
      </p>
    </header>
  );
}

export default function BlogLayoutWrapper({
  children,
  ...props
}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <BlogLayout {...props}>
      {ALL_POSTS.test(pathname) && <BlogHead />}
      {children}
    </BlogLayout>
  );
}
