import {code, link, phrases} from '@openchoreo/page-tools/markdown/nodes';
import type {Phrase} from '@openchoreo/page-tools/markdown/nodes';
import type {DrawDirective} from '@openchoreo/page-tools/markdown/remarkLeafDirectives';
import type {Table} from 'mdast';

import {
  readReleases,
  releasesUpTo,
  type PlatformRelease,
} from '../../lib/node/readReleases';
import {dateInWords, releaseAnchor} from '../../site/releases';
import type {DocsVersion} from '../../site/versions';

type Columns = Readonly<
  Record<string, (release: PlatformRelease) => readonly Phrase[]>
>;

/** The columns of each table after the release and its date. */
const TABLES: Readonly<Record<string, Columns>> = {
  summaries: {
    Summary: ({summary}) => [summary],
  },
  support: {
    'Kubernetes of the clusters in the guides': ({kubernetes}) => [
      kubernetes.clusters,
    ],
    'Kubernetes that the tool check accepts': ({kubernetes}) => [
      kubernetes.accepted.join('–'),
    ],
    Charts: ({charts}) =>
      charts.flatMap((name, index) => [index === 0 ? '' : ', ', code(name)]),
    'Supported until': ({supportedUntil}) => [
      supportedUntil === undefined ? '' : dateInWords(supportedUntil),
    ],
  },
};

/**
 * `::releases[summaries]` and `::releases[support]`: a table of the releases up
 * to the docs version's own. A column without any text is left out.
 */
export function releasesDirective(
  siteDir: string,
  version: DocsVersion | undefined,
): DrawDirective {
  return (name) => {
    const columns = TABLES[name];
    if (columns === undefined) {
      return {
        what: `there is no table of releases "${name}"`,
        remedy: `Use one of: ${Object.keys(TABLES).join(', ')}.`,
      };
    }
    const releases = releasesUpTo(readReleases(siteDir), version?.name ?? '');
    return [releasesTable(releases, columns)];
  };
}

function releasesTable(
  releases: readonly PlatformRelease[],
  columns: Columns,
): Table {
  const all: Columns = {
    Release: ({version}) => [
      'Summary' in columns
        ? link(`#${releaseAnchor(version)}`, version)
        : version,
    ],
    Date: ({date}) => [dateInWords(date)],
    ...columns,
  };
  const filled = Object.entries(all).filter(([, cell]) =>
    releases.some((release) => cell(release).some((part) => part !== '')),
  );
  const row = (cells: readonly (readonly Phrase[])[]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({
      type: 'tableCell' as const,
      children: phrases(cell),
    })),
  });
  return {
    type: 'table',
    children: [
      row(filled.map(([title]) => [title])),
      ...releases.map((release) =>
        row(filled.map(([, cell]) => cell(release))),
      ),
    ],
  };
}
