// Wraps @docusaurus/theme-classic/lib/theme/SiteMetadata: the not-found page has no canonical or alternate link.
import type {ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';

export default function SiteMetadataWrapper(): ReactNode {
  const {pathname} = useLocation();
  return !pathname.endsWith('/404.html') && <SiteMetadata />;
}
