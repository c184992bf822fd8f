import {
  ContentError,
  failWithAll,
} from '@openchoreo/content-errors/contentError';
import {code, link, phrases} from '@openchoreo/page-tools/markdown/nodes';
import type {Phrase} from '@openchoreo/page-tools/markdown/nodes';
import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import type {Root, Table} from 'mdast';
import type {} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {
  readReleases,
  releasesUpTo,
  type PlatformRelease,
} from '../lib/node/readReleases';
import {dateInWords, releaseAnchor} from '../site/releases';
import {docsVersionOfFile} from '../site/versions';

/** The directive that shows a table of releases: `::releases[support]`. */
export const RELEASES_DIRECTIVE = 'releases';

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
 * Replaces `::releases[summaries]` and `::releases[support]` with a table of
 * the releases up to the docs version's own. A column without any text is left
 * out.
 */
export const remarkReleases: Plugin<[{readonly siteDir: string}], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const page = pathFrom(siteDir, file.path);
    const errors: ContentError[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== RELEASES_DIRECTIVE) return;
      if (index === undefined || parent === undefined) return;
      const name = toString(node);
      const columns = TABLES[name];
      if (columns !== undefined) {
        const releases = releasesUpTo(
          readReleases(siteDir),
          docsVersionOfFile(page)?.name ?? '',
        );
        parent.children[index] = releasesTable(releases, columns);
        return;
      }
      errors.push(
        new ContentError(
          {
            ...{file: page, line: node.position?.start.line},
            key: `::${node.name}[${name}]`,
          },
          'there is no such table of releases',
          `Use one of: ${Object.keys(TABLES).join(', ')}.`,
        ),
      );
    });
    failWithAll(errors);
  };

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
