import type {ReactNode} from 'react';

import {SITE_REPOSITORY} from '@site/src/site/site';

import styles from './PageTools.module.css';

export interface PageToolsProps {
  /** Address of the page, from the root. */
  readonly path: string;
  readonly title: string;
  /** Label of its docs version. */
  readonly version: string;
}

/** A new issue about the page; the starter adds what the reader selected. */
function reportUrl({path, title, version}: PageToolsProps): string {
  const url = new URL(`${SITE_REPOSITORY.issues}/new`);
  url.searchParams.set('title', `${title}: `);
  url.searchParams.set('body', `Page: ${path}\nVersion: ${version}\n`);
  return url.href;
}

/** The page as Markdown, and a way to say what is wrong with it. */
export function PageTools(props: PageToolsProps): ReactNode {
  return (
    <ul className={styles.tools}>
      <li>
        {/* The Markdown copy is a file, so the router must not handle it. */}
        <a className={styles.tool} href="index.md" type="text/markdown">
          View as Markdown
        </a>
      </li>
      <li>
        <a className={styles.tool} href={reportUrl(props)} data-report>
          Report a problem
        </a>
      </li>
      {/* Last, because its place stays empty without script. */}
      <li>
        <button type="button" className={styles.tool} data-copy-page>
          Copy page
        </button>
      </li>
    </ul>
  );
}
