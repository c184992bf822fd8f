import type {ReactNode} from 'react';

import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import {given} from '@site/src/lib/given';

export interface BlogPageProps {
  /** Class of the document, by which other parts of the site know the page. */
  readonly className: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Category in a hosted search. */
  readonly searchTag?: string;
  readonly children: ReactNode;
}

/** A page of the blog that lists posts or authors. */
export function BlogPage({
  className,
  title,
  description,
  searchTag,
  children,
}: BlogPageProps): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <PageMetadata title={title} {...given({description})} />
      {searchTag !== undefined && <SearchMetadata tag={searchTag} />}
      <BlogLayout>{children}</BlogLayout>
    </HtmlClassNameProvider>
  );
}
