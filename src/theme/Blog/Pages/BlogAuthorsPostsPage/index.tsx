// Ejects @docusaurus/theme-classic/lib/theme/Blog/Pages/BlogAuthorsPostsPage (sha256 8015cb0b961f): with a description, and without pictures.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import {BlogPage} from '@site/src/components/BlogPage';

/** An author and their posts. */
export default function BlogAuthorsPostsPage({
  author,
  items,
  listMetadata,
}: Props): ReactNode {
  const {name, key, description, url} = author;
  return (
    <BlogPage
      className={ThemeClassNames.page.blogAuthorsPostsPage}
      title={name ?? key}
      description={description}
      searchTag="blog_authors_posts">
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
    </BlogPage>
  );
}
