import type {ReactNode} from 'react';

import {SearchPage} from '@openchoreo/offline-search/theme/SearchPage';
import {DOCS_VERSIONS, LATEST_VERSION} from '@site/src/site/versions';

export default function SiteSearchPage(): ReactNode {
  return (
    <SearchPage
      description="Search the OpenChoreo documentation for kinds, fields, commands, concepts and guides in the version you use."
      versions={DOCS_VERSIONS}
      latestVersion={LATEST_VERSION}
    />
  );
}
