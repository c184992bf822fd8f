// Wraps @docusaurus/theme-classic/lib/theme/SiteMetadata: an unknown address gets no canonical or alternate link.
import type {ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import {isKnownAddress} from '@site/src/plugins/reader/route-recovery/client/routePath';

export default function SiteMetadataWrapper(): ReactNode {
  const {pathname} = useLocation();
  return isKnownAddress(pathname) && <SiteMetadata />;
}
