// Ejects @docusaurus/theme-classic/lib/theme/DocItem/Footer (sha256 93722eb781e3): with the page's tools and dates from git (src/plugins/writing/last-updated).
import type {ReactNode} from 'react';

import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import {PageTools} from '@site/src/components/PageTools/PageTools';
import {docsVersionByName} from '@site/src/site/versions';

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {label, version} = useDocsVersion();
  const {baseUrl, url} = useDocusaurusContext().siteConfig;
  const {editUrl, frontMatter, permalink, tags, title} = metadata;
  const docsVersion = docsVersionByName(version);
  // In the page's data the date is a string, despite the framework's type.
  const date = frontMatter.last_update?.date?.toString();
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <TagsListInline tags={tags} />
      <EditMetaRow
        className={ThemeClassNames.docs.docFooterEditMetaRow}
        editUrl={editUrl}
        lastUpdatedAt={date === undefined ? undefined : Date.parse(date)}
        lastUpdatedBy={undefined}
      />
      <PageTools
        path={permalink}
        title={title}
        version={label}
        siteUrl={url + baseUrl}
        slug={docsVersion.slug}
      />
    </footer>
  );
}
