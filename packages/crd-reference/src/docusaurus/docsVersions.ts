import {existsSync} from 'node:fs';
import path from 'node:path';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import * as z from 'zod';

import {
  pathInVersion,
  type ReferenceSite,
  type ReferenceVersion,
} from '../referenceSite';

/** What the docs plugin says of its versions, newest first. */
const docsContent = z.object({
  loadedVersions: z.array(
    z.object({
      versionName: z.string(),
      label: z.string(),
      path: z.string(),
      isLast: z.boolean(),
      contentPath: z.string(),
      contentPathLocalized: z.string().optional(),
      docs: z.array(z.object({source: z.string(), permalink: z.string()})),
    }),
  ),
});

/** What the reference needs to know of a site that its docs plugin loaded. */
interface DocsSite extends Pick<ReferenceSite, 'siteDir' | 'baseUrl' | 'name'> {
  readonly trailingSlash: boolean | undefined;
  /** Folder of the reference in the folder of each version. */
  readonly folder: string;
}

/**
 * The docs versions that have definitions.
 *
 * @param content - Of the docs plugin, as `allContentLoaded` has it.
 */
export function docsVersions(
  content: unknown,
  {siteDir, baseUrl, trailingSlash, name, folder}: DocsSite,
): ReferenceVersion[] {
  const {loadedVersions} = docsContent.parse(content);
  // A slash is what the reference has by itself.
  const pageEnd = trailingSlash === true ? undefined : '';
  return loadedVersions.flatMap((version): ReferenceVersion[] => {
    const docs = pathFrom(siteDir, version.contentPath);
    const {contentPathLocalized: localized} = version;
    const translated =
      localized === undefined ? undefined : pathFrom(siteDir, localized);
    const reference = `${docs}/${folder}`;
    if (!existsSync(path.join(siteDir, reference, '_crds'))) return [];
    const below = withoutSlash(version.path.slice(baseUrl.length));
    const route = below === '' ? '' : `${below}/`;
    return [
      {
        name: version.versionName,
        label: loadedVersions.length === 1 ? name : version.label,
        slug: version.versionName,
        isLatest: version.isLast,
        release: {ref: version.label},
        folder: docs,
        translated,
        addresses: new Map(
          version.docs.flatMap(({source, permalink}) => {
            const file = source.replace(/^@site\//u, '');
            const page = pathInVersion({folder: docs, translated}, file);
            const address = permalink.slice(version.path.length + 1);
            return page === undefined ? [] : [[page, withoutSlash(address)]];
          }),
        ),
        reference,
        samples: `${docs}/_samples`,
        route,
        pageEnd,
        checker: `${route}${folder}/check${pageEnd ?? '/'}`,
      },
    ];
  });
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/u, '');
}
