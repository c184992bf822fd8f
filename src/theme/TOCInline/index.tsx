// Ejects @docusaurus/theme-classic/lib/theme/TOCInline (sha256 eee5ff16fe6c): the list of the site, which does not measure the framework's navbar.
import type {ReactNode} from 'react';

import TOC from '@theme/TOC';
import type {Props} from '@theme/TOCInline';

import styles from './styles.module.css';

/** The headings of a page, or those that are given, inside its text. */
export default function TOCInline({toc, ...levels}: Props): ReactNode {
  return (
    <div className={styles.contents}>
      <TOC toc={toc} {...levels} />
    </div>
  );
}
