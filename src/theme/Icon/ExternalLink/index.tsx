// Ejects theme-classic 3.8.1 Icon/ExternalLink: nothing, instead of a sprite that every page would carry.
import type {ReactNode} from 'react';

/** Nothing: links to other sites look like links. */
export default function IconExternalLink(): ReactNode {
  return null;
}
