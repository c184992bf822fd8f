import type {ReactNode} from 'react';

import {ASSISTANTS, SITE_REPOSITORY} from '@site/src/site/site';

import styles from './PageTools.module.css';

export interface PageToolsProps {
  /** Address of the page, from the root. */
  readonly path: string;
  readonly title: string;
  /** Label of its docs version. */
  readonly version: string;
  /** Absolute URL of the site's root, with a trailing slash. */
  readonly siteUrl: string;
  /** Name of the docs version in schema URLs. */
  readonly slug: string;
}

/** A new issue about the page; the starter adds what the reader selected. */
function reportUrl({path, title, version}: PageToolsProps): string {
  const url = new URL(`${SITE_REPOSITORY.issues}/new`);
  url.searchParams.set('title', `${title}: `);
  url.searchParams.set('body', `Page: ${path}\nVersion: ${version}\n`);
  return url.href;
}

/** A new chat that reads the page's Markdown copy. */
function chatUrl(chat: string, {path, siteUrl}: PageToolsProps): string {
  const copy = new URL(`${path.replace(/\/?$/u, '/')}index.md`, siteUrl);
  const url = new URL(chat);
  url.searchParams.set('q', `Read ${copy.href} and answer my questions.`);
  return url.href;
}

/** How editors check manifests, and how assistants use the documentation. */
function Connect({siteUrl, slug, version}: PageToolsProps): ReactNode {
  return (
    <details className={styles.connect}>
      <summary className={styles.tool}>Connect your editor</summary>
      <p>
        To check a manifest against {version} in VS Code with the YAML
        extension, add this as its first line:
      </p>
      <pre>
        <code>{`# yaml-language-server: $schema=${siteUrl}schemas/${slug}/all.json`}</code>
      </pre>
      <p>
        For other editors and assistants, start a local Model Context Protocol
        server:
      </p>
      <pre>
        <code>{`npx -y ${siteUrl}mcp/openchoreo-docs-mcp.tgz`}</code>
      </pre>
    </details>
  );
}

/**
 * The page as Markdown or in an assistant, and ways to report problems.
 */
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
      {ASSISTANTS.map(({name, chat}) => (
        <li key={name}>
          <a className={styles.tool} href={chatUrl(chat, props)}>
            Open in {name}
          </a>
        </li>
      ))}
      <li>
        <Connect {...props} />
      </li>
      {/* Last, because it stays hidden without scripts. */}
      <li>
        <button type="button" className={styles.tool} data-copy-page>
          Copy as Markdown
        </button>
      </li>
    </ul>
  );
}
