// Ejects theme-classic 3.8.1 NavbarItem/DocsVersionDropdownNavbarItem: its links say which version they choose, so that the choice is kept before the application runs.
import type {ReactNode} from 'react';

import {DEFAULT_PLUGIN_ID} from '@docusaurus/constants';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalDoc,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import {preferredVersionMark} from '@site/src/lib/preferredVersion';

interface VersionItem {
  readonly version: GlobalVersion;
  readonly label: string;
}

/** @throws Error for a configured name that no version has: section 8. */
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

/** The same page in each version, or a version's main page. */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId = DEFAULT_PLUGIN_ID,
  dropdownActiveClassDisabled: _dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: configured,
  ...props
}: Props): ReactNode {
  const {search, hash} = useLocation();
  const {activeVersion, alternateDocVersions} =
    useActiveDocContext(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const versionItems = itemsOf(useVersions(docsPluginId), configured);
  const targetOf = ({name, docs, mainDocId}: GlobalVersion): string => {
    const main = (): GlobalDoc | undefined =>
      docs.find(({id}) => id === mainDocId);
    return (alternateDocVersions[name] ?? main())?.path ?? '/';
  };
  const items: LinkLikeNavbarItemProps[] = [
    ...dropdownItemsBefore,
    ...versionItems.map(({version, label}) => ({
      label,
      to: `${targetOf(version)}${search}${hash}`,
      isActive: () => version === activeVersion,
      onClick: () => {
        savePreferredVersionName(version.name);
      },
      ...preferredVersionMark(docsPluginId, version.name),
    })),
    ...dropdownItemsAfter,
  ];
  const shown =
    candidates
      .map((candidate) =>
        versionItems.find(({version}) => version === candidate),
      )
      .find((item) => item !== undefined) ?? versionItems[0];
  if (items.length <= 1) {
    return (
      <DefaultNavbarItem
        {...props}
        {...(mobile !== undefined && {mobile})}
        label={shown?.label}
        {...(shown && {to: targetOf(shown.version)})}
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
