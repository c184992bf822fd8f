// Ejects @docusaurus/theme-classic/lib/theme/Blog/Pages/BlogAuthorsPostsPage (sha256 8015cb0b961f): with a description, and without pictures.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

/** An author and their posts. */
export default function BlogAuthorsPostsPage({
  author,
  items,
  listMetadata,
}: Props): ReactNode {
  const {name, key, description, url} = author;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogAuthorsPostsPage,
      )}>
      <PageMetadata
        title={name ?? key}
        {...(description !== undefined && {description})}
      />
      <SearchMetadata tag="blog_authors_posts" />
      <BlogLayout>
        <Author as="h1" author={author} />
        {description !== undefined && <p>{description}</p>}
        {url !== undefined && (
          <p>
            <Link href={url}>{url.replace(/^https:\/\//, '')}</Link>
          </p>
        )}
        {items.length === 0 ? (
          <p>This author has not written any posts yet.</p>
        ) : (
          <BlogPostItems items={items} />
        )}
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
