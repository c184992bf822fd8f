// Ejects @docusaurus/theme-classic/lib/theme/Icon/ExternalLink (sha256 5da95fa62e90): nothing, instead of a sprite that every page would carry.
import type {ReactNode} from 'react';

/** Nothing: links to other sites look like links. */
export default function IconExternalLink(): ReactNode {
  return null;
}
