// Ejects @docusaurus/theme-classic/lib/theme/TagsListInline (sha256 a45d7d2b58aa): one list with a name, without a visible label and borders.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListInline';

import styles from './styles.module.css';

/** The tags of a page or a post; nothing if there are none. */
export default function TagsListInline({tags}: Props): ReactNode {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map(({label, permalink, description}) => (
        <li key={permalink}>
          <Link to={permalink} rel="tag" title={description}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
