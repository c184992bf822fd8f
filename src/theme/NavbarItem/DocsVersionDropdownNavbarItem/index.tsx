// Ejects @docusaurus/theme-classic/lib/theme/NavbarItem/DocsVersionDropdownNavbarItem (sha256 a364a97591f7 or 4eb5a0fc4a1f): the links carry their version, so that the choice is stored before the application runs, and go to the closest page if a version lacks the current one.
import type {ReactNode} from 'react';

import {DEFAULT_PLUGIN_ID} from '@docusaurus/constants';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import {nearestDoc} from '@site/src/lib/pages/nearestDoc';
import {preferredVersionMark} from '@site/src/lib/browser/preferredVersion';

interface VersionItem {
  readonly version: GlobalVersion;
  readonly label: string;
}

/** @throws Error for a configured version that does not exist. */
function itemsOf(
  versions: readonly GlobalVersion[],
  configured: Props['versions'],
): VersionItem[] {
  if (configured === undefined) {
    return versions.map((version) => ({version, label: version.label}));
  }
  const wanted: readonly (readonly [string, string | undefined])[] =
    Array.isArray(configured)
      ? configured.map((name) => [name, undefined])
      : Object.entries(configured).map(([name, {label}]) => [name, label]);
  return wanted.map(([name, label]) => {
    const version = versions.find((known) => known.name === name);
    if (version) return {version, label: label ?? version.label};
    throw new Error(
      `No docs version exist for name '${name}', please verify your 'docsVersionDropdown' navbar item versions config.
Available version names:\n- ${versions.map((known) => known.name).join('\n- ')}`,
    );
  });
}

interface Target {
  readonly path: string;
  /** Whether the version lacks the current page. */
  readonly isNearest: boolean;
}

/**
 * Links to the same page in each version, or to the closest one. The links keep
 * the hash but not the query, which no documentation page uses.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId = DEFAULT_PLUGIN_ID,
  dropdownActiveClassDisabled: _dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: configured,
  ...props
}: Props): ReactNode {
  const {hash} = useLocation();
  const {activeDoc, activeVersion, alternateDocVersions} =
    useActiveDocContext(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  const {preferredVersion, savePreferredVersionName} =
    useDocsPreferredVersion(docsPluginId);
  const versionItems = itemsOf(useVersions(docsPluginId), configured);
  const targetOf = ({name, docs, mainDocId}: GlobalVersion): Target => {
    const same = alternateDocVersions[name];
    if (same) return {path: same.path + hash, isNearest: false};
    const main = docs.find(({id}) => id === mainDocId);
    const near = activeDoc && nearestDoc(activeDoc.id, docs);
    const path = (near ?? main)?.path ?? '/';
    return {path, isNearest: activeDoc !== undefined};
  };
  const items: LinkLikeNavbarItemProps[] = [
    ...dropdownItemsBefore,
    ...versionItems.map(({version, label}) => {
      const {path, isNearest} = targetOf(version);
      return {
        label,
        to: path,
        isActive: () => version === activeVersion,
        onClick: () => {
          savePreferredVersionName(version.name);
        },
        ...preferredVersionMark(docsPluginId, version.name, isNearest),
      };
    }),
    ...dropdownItemsAfter,
  ];
  // Not `useDocsVersionCandidates`: it would look for the page once more.
  const shown =
    [activeVersion, preferredVersion, latest]
      .map((wanted) => versionItems.find(({version}) => version === wanted))
      .find((item) => item !== undefined) ?? versionItems[0];
  if (items.length <= 1) {
    return (
      <DefaultNavbarItem
        {...props}
        {...(mobile !== undefined && {mobile})}
        label={shown?.label}
        {...(shown && {to: targetOf(shown.version).path})}
      />
    );
  }
  return (
    <DropdownNavbarItem
      {...props}
      {...(mobile !== undefined && {mobile})}
      label={
        mobile === true ? (
          'Versions'
        ) : (
          <>
            <span className="oc-visually-hidden">Version </span>
            {shown?.label}
          </>
        )
      }
      items={items}
    />
  );
}
