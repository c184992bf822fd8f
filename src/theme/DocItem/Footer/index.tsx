// Ejects @docusaurus/theme-classic/lib/theme/DocItem/Footer (sha256 93722eb781e3): with the page's tools.
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
  const {editUrl, lastUpdatedAt, permalink, tags, title} = metadata;
  const docsVersion = docsVersionByName(version);
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <TagsListInline tags={tags} />
      <EditMetaRow
        className={ThemeClassNames.docs.docFooterEditMetaRow}
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
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
