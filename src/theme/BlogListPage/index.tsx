// Ejects @docusaurus/theme-classic/lib/theme/BlogListPage (sha256 bea76516bb7d): with a heading above the posts.
import type {ReactNode} from 'react';

import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import {BlogPage} from '@site/src/components/BlogPage';

/** The newest posts, each with its summary. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  const {blogTitle, blogDescription} = metadata;
  return (
    <BlogPage
      className={ThemeClassNames.page.blogListPage}
      title={blogTitle}
      description={blogDescription}
      searchTag="blog_posts_list">
      <BlogListPageStructuredData {...props} />
      <h1>{blogTitle}</h1>
      <p className="oc-lead">{blogDescription}</p>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogPage>
  );
}
