// Ejects @docusaurus/theme-classic/lib/theme/TabItem (sha256 f6ebd2596bef or c97ef3fff0ba): Tabs renders the panel next to its label.
import type {ReactNode} from 'react';

import type {Props} from '@theme/TabItem';

export default function TabItem({children}: Props): ReactNode {
  return children;
}
