// Ejects @docusaurus/theme-classic/lib/theme/TOC (sha256 7bd720d71010): nested lists of links; the starter marks the current section.
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
            // The Markdown pipeline generates it from the heading.
            dangerouslySetInnerHTML={{__html: value}}
          />
          <Level toc={children} />
        </li>
      ))}
    </ul>
  );
}

/** The headings of a page, levels 2 to 3 unless the page sets others. */
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
