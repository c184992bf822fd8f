// Ejects @docusaurus/theme-classic/lib/theme/TOCInline (sha256 eee5ff16fe6c): uses the site's list, which does not measure the framework's navbar.
import type {ReactNode} from 'react';

import TOC from '@theme/TOC';
import type {Props} from '@theme/TOCInline';

import styles from './styles.module.css';

/** The headings of a page, or the given ones, inside its text. */
export default function TOCInline({toc, ...levels}: Props): ReactNode {
  return (
    <div className={styles.contents}>
      <TOC toc={toc} {...levels} />
    </div>
  );
}
