// Ejects theme-classic 3.8.1 DocItem/Footer: without tags, which this site has none of, and with the page's tools.
import type {ReactNode} from 'react';

import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditMetaRow from '@theme/EditMetaRow';
import {PageTools} from '@site/src/components/PageTools/PageTools';

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  const {editUrl, lastUpdatedAt, lastUpdatedBy, permalink, title} = metadata;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <EditMetaRow
        className={ThemeClassNames.docs.docFooterEditMetaRow}
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={lastUpdatedBy}
      />
      <PageTools path={permalink} title={title} version={label} />
    </footer>
  );
}
