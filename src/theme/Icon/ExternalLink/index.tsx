// Ejects @docusaurus/theme-classic/lib/theme/Icon/ExternalLink (sha256 5da95fa62e90 or b4a01810091b): renders nothing, instead of a sprite on every page.
import type {ReactNode} from 'react';

/** No icon: external links look like other links. */
export default function IconExternalLink(): ReactNode {
  return null;
}
