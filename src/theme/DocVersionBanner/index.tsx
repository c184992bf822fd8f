// Ejects @docusaurus/theme-classic/lib/theme/DocVersionBanner (sha256 28bd5c678e2c): a note instead of an alert, with a link to the same page of the latest version.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/constants';
import {
  useDocVersionSuggestions,
  useDocsPreferredVersion,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';
import {preferredVersionMark} from '@site/src/lib/browser/preferredVersion';
import {SITE} from '@site/src/site/site';

import styles from './styles.module.css';

const NOTES = {
  unreleased: `describes the main branch of ${SITE.name}, which is not released yet.`,
  unmaintained: `describes a version of ${SITE.name} that is no longer maintained.`,
} as const;

function Banner({label, note}: {label: string; note: string}): ReactNode {
  const {latestDocSuggestion, latestVersionSuggestion: latest} =
    useDocVersionSuggestions(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const {hash} = useLocation();
  const target =
    latestDocSuggestion ?? latest.docs.find(({id}) => id === latest.mainDocId);
  return (
    <div
      className={clsx(ThemeClassNames.docs.docVersionBanner, styles.banner)}
      role="note">
      <b>{label}</b> {note}{' '}
      {target && (
        <Link
          to={latestDocSuggestion ? target.path + hash : target.path}
          {...preferredVersionMark(
            DEFAULT_PLUGIN_ID,
            latest.name,
            !latestDocSuggestion,
          )}
          onClick={() => {
            savePreferredVersionName(latest.name);
          }}>
          {latestDocSuggestion
            ? `View this page in ${latest.label}`
            : `${latest.label} documentation`}
        </Link>
      )}
    </div>
  );
}

/** A banner on pages of unreleased and old versions. */
export default function DocVersionBanner(_props: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  if (!banner) return null;
  return <Banner label={label} note={NOTES[banner]} />;
}
