// Ejects @docusaurus/theme-classic/lib/theme/TOC (sha256 7bd720d71010): nested lists of links; the starter marks the section that is read.
import type {ReactNode} from 'react';

import {useThemeConfig} from '@docusaurus/theme-common';
import {
  useFilteredAndTreeifiedTOC,
  type TOCTreeNode,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOC';

import styles from './styles.module.css';

function Level({toc}: {toc: readonly TOCTreeNode[]}): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={styles.list}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles.link}
            // The Markdown pipeline makes it from the heading's content.
            dangerouslySetInnerHTML={{__html: value}}
          />
          <Level toc={children} />
        </li>
      ))}
    </ul>
  );
}

/** Headings of a page, levels 2 to 3 unless the page says otherwise. */
export default function TOC({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  return <Level toc={tree} />;
}
