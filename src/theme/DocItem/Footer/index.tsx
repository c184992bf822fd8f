// Ejects @docusaurus/theme-classic/lib/theme/DocItem/Footer (sha256 93722eb781e3): with the page's tools and dates from git (src/plugins/writing/last-updated).
import type {ReactNode} from 'react';

import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import {
  PageTools,
  type ChangesLink,
} from '@site/src/components/PageTools/PageTools';
import {
  CHANGES_ROUTE,
  docsVersionByName,
  neighborsOf,
  versionRoute,
  type DocsVersion,
} from '@site/src/site/versions';

/** Includes the key that `src/plugins/after-build/steps/version-changes` adds. */
type FrontMatter = ReturnType<typeof useDoc>['frontMatter'] & {
  readonly changes?: readonly string[];
};

/** Links to the page's changes, for each neighboring version that differs. */
function changesOf(
  id: string,
  version: DocsVersion,
  {changes = []}: FrontMatter,
  baseUrl: string,
): ChangesLink[] {
  const {older, newer} = neighborsOf(version);
  return changes.flatMap((side) => {
    const [into, label] =
      side === 'since'
        ? [version, `What changed since ${older?.label ?? ''}`]
        : [newer, `What changes in ${newer?.label ?? ''}`];
    if (!into) return [];
    const href = `${baseUrl}${versionRoute(into)}${CHANGES_ROUTE}${id}/`;
    return [{side, label, href}];
  });
}

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {label, version} = useDocsVersion();
  const {
    siteConfig: {baseUrl, url},
  } = useDocusaurusContext();
  const {editUrl, frontMatter, id, permalink, tags, title} = metadata;
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
        changes={changesOf(id, docsVersion, frontMatter, baseUrl)}
      />
    </footer>
  );
}
