// Ejects @docusaurus/theme-classic/lib/theme/DocItem/Footer (sha256 93722eb781e3): with the page's tools and dates from git (src/plugins/writing/last-updated).
import type {ReactNode} from 'react';

import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import {PageTools} from '@site/src/components/PageTools/PageTools';
import type {CheckedAgainst} from '@site/src/lib/pages/checkedAgainst';
import {docsVersionByName} from '@site/src/site/versions';

import styles from './styles.module.css';

/** Includes what `src/markdown/page/frontMatterParser` adds. */
type FrontMatter = ReturnType<typeof useDoc>['frontMatter'] & {
  readonly checked?: CheckedAgainst;
};

/** What the page was checked against, in the past tense of a record. */
function Checked({source, date, hasCommands}: CheckedAgainst): ReactNode {
  const isCommit = /^[0-9a-f]{40}$/u.test(source);
  const day = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(Date.parse(date));
  return (
    <p className={styles.checked}>
      Checked against the platform&rsquo;s source,{' '}
      {isCommit ? `commit ${source.slice(0, 8)}` : source} of{' '}
      <time dateTime={date}>{day}</time>.
      {hasCommands && ' Commands were checked, not run.'}
    </p>
  );
}

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {label, version} = useDocsVersion();
  const {baseUrl, url} = useDocusaurusContext().siteConfig;
  const {editUrl, frontMatter, permalink, tags, title} = metadata;
  const docsVersion = docsVersionByName(version);
  // In the page's data the date is a string, despite the framework's type.
  const date = frontMatter.last_update?.date?.toString();
  const {checked}: FrontMatter = frontMatter;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <TagsListInline tags={tags} />
      <EditMetaRow
        className={ThemeClassNames.docs.docFooterEditMetaRow}
        editUrl={editUrl}
        lastUpdatedAt={date === undefined ? undefined : Date.parse(date)}
        lastUpdatedBy={undefined}
      />
      {checked && <Checked {...checked} />}
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
