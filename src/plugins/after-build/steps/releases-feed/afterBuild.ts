import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {Feed} from 'feed';

import {readReleases} from '../../../../lib/node/readReleases';
import {releaseUrl} from '../../../../site/releases';
import {REPOSITORY, SITE} from '../../../../site/site';
import type {BuiltSite} from '../../shared/builtPage';

/** Writes an Atom feed of the platform's releases to `/releases.xml`. */
export async function writeReleasesFeed(site: BuiltSite): Promise<void> {
  const address = `${site.siteUrl}${site.baseUrl}releases.xml`;
  const releases = readReleases(site.siteDir);
  const newest = releases[0];
  const feed = new Feed({
    id: address,
    title: `${SITE.name} releases`,
    description: `Releases of the ${SITE.name} platform.`,
    link: REPOSITORY.releases,
    language: SITE.locale,
    copyright: SITE.copyright,
    feedLinks: {atom: address},
    // The current time would make every build different.
    ...(newest && {updated: new Date(newest.date)}),
  });
  for (const release of releases) {
    feed.addItem({
      id: releaseUrl(release.version),
      link: releaseUrl(release.version),
      title: `${SITE.name} ${release.version}`,
      description: release.summary,
      content: release.summary,
      date: new Date(release.date),
      author: [{name: 'OpenChoreo maintainers', link: REPOSITORY.url}],
    });
  }
  await writeFile(path.join(site.outDir, 'releases.xml'), feed.atom1());
}
