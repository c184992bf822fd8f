// Ejects @docusaurus/theme-classic/lib/theme/Blog/Pages/BlogAuthorsListPage (sha256 deca77eff589): with a description, and without pictures.
import type {ReactNode} from 'react';

import {ThemeClassNames} from '@docusaurus/theme-common';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import {BlogPage} from '@site/src/components/BlogPage';
import {SITE} from '@site/src/site/site';

const DESCRIPTION = `The people who write for the ${SITE.name} blog, and how many posts each of them has published.`;

/** All authors of the blog. */
export default function BlogAuthorsListPage({authors}: Props): ReactNode {
  return (
    <BlogPage
      className={ThemeClassNames.page.blogAuthorsListPage}
      title="Authors"
      description={DESCRIPTION}
      searchTag="blog_authors_list">
      <h1>Authors</h1>
      {authors.map((author) => (
        <section key={author.key}>
          <Author as="h2" author={author} />
          {author.description !== undefined && <p>{author.description}</p>}
          <p>
            {author.count === 1 ? '1 post' : `${String(author.count)} posts`}
          </p>
        </section>
      ))}
    </BlogPage>
  );
}
