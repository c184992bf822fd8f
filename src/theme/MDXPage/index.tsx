// Ejects @docusaurus/theme-classic/lib/theme/MDXPage (sha256 989d44b06b45): the site's column with the table of contents next to it, without the framework's grid; always has a title.
import type {ReactNode} from 'react';

import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import {Columns} from '@site/src/components/Columns/Columns';
import {given} from '@site/src/lib/given';

/** A page in `src/pages` that is written in Markdown or MDX. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, assets, contentTitle, toc} = Content;
  const {title, description, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  const {frontMatter} = metadata;
  const {keywords} = frontMatter;
  const image = assets.image ?? frontMatter.image;
  const levels = given({
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  });
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const contents = hasContents ? <TOC toc={toc} {...levels} /> : undefined;
  return (
    <HtmlClassNameProvider
      className={clsx(
        frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages,
        ThemeClassNames.page.mdxPage,
      )}>
      <PageMetadata {...given({title, description, keywords, image})} />
      <Layout>
        <Columns contents={contents}>
          <main>
            <ContentVisibility metadata={metadata} />
            <article className="markdown">
              {contentTitle === undefined && <Heading as="h1">{title}</Heading>}
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            <EditMetaRow
              className={ThemeClassNames.pages.pageFooterEditMetaRow}
              editUrl={editUrl}
              lastUpdatedAt={lastUpdatedAt}
              lastUpdatedBy={lastUpdatedBy}
            />
          </main>
        </Columns>
      </Layout>
    </HtmlClassNameProvider>
  );
}
