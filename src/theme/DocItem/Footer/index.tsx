// Ejects @docusaurus/theme-classic/lib/theme/DocItem/Footer (sha256 93722eb781e3): without tags, which this site has none of, and with the page's tools, and dates as git knows them (src/plugins/last-updated).
import type {ReactNode} from 'react';

import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditMetaRow from '@theme/EditMetaRow';
import {PageTools} from '@site/src/components/PageTools/PageTools';
import {docsVersionByName} from '@site/src/site/versions';

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {label, version} = useDocsVersion();
  const {
    siteConfig: {baseUrl, url},
  } = useDocusaurusContext();
  const {editUrl, frontMatter, permalink, title} = metadata;
  // In the page's data the date is a string, whatever the framework's type says.
  const date = frontMatter.last_update?.date?.toString();
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
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
        slug={docsVersionByName(version).slug}
      />
    </footer>
  );
}
