// Ejects DocItem/Footer: one row with the page as Markdown, ways to report a problem, and what connects editors and assistants.
import type {ReactNode} from 'react';

import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import TagsListInline from '@theme/TagsListInline';
import {ASSISTANTS, SITE_REPOSITORY} from '@site/src/site/site';
import {docsVersionByName} from '@site/src/site/versions';

function withParameters(url: string, parameters: Record<string, string>) {
  return `${url}?${new URLSearchParams(parameters).toString()}`;
}

/** The day of a page's last change, in UTC, and its author if the site shows them. */
function LastUpdated({at, by}: {at: number; by: string | null}): ReactNode {
  const date = new Date(at);
  // Without Intl, whose first use blocks a slow phone for 50 ms.
  const [, day = '', month, year] = date.toUTCString().split(/,? /u);
  return (
    <span className="theme-last-updated">
      Last updated on{' '}
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {`${month} ${Number(day)}, ${year}`}
      </time>
      {by && ` by ${by}`}
    </span>
  );
}

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {permalink, title, editUrl, tags} = metadata;
  const {lastUpdatedAt, lastUpdatedBy = null} = metadata;
  const {label, version} = useDocsVersion();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const site = url + baseUrl;
  // The framework leaves the slash out that the site puts at the end.
  const copy = `${url}${permalink.replace(/\/?$/u, '/')}index.md`;
  const question = `Read ${copy} and answer my questions.`;
  const report = withParameters(`${SITE_REPOSITORY.issues}/new`, {
    title: `${title}: `,
    body: `Page: ${permalink}\nVersion: ${label}\n`,
  });
  return (
    <footer className="theme-doc-footer docusaurus-mt-lg">
      {tags.length > 0 && <TagsListInline tags={tags} />}
      <div className="page-tools small-print margin-top--sm">
        {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} by={lastUpdatedBy} />}
        {editUrl && <EditThisPage editUrl={editUrl} />}
        {/* The Markdown copy is a file, so the router must not handle it. */}
        <a href="index.md" type="text/markdown">
          View as Markdown
        </a>
        <a href={report}>Report a problem</a>
        {ASSISTANTS.map(({name, chat}) => (
          <a key={name} href={withParameters(chat, {q: question})}>
            Open in {name}
          </a>
        ))}
        <details>
          <summary className="padding-vert--xs">Connect your editor</summary>
          <p>
            To check a manifest against {label} in VS Code with the YAML
            extension, add this as its first line:
          </p>
          <pre>{`# yaml-language-server: $schema=${site}schemas/${docsVersionByName(version).slug}/all.json`}</pre>
          <p>
            For other editors and assistants, start a local Model Context
            Protocol server:
          </p>
          <pre>{`npx -y ${site}mcp/openchoreo-docs-mcp.tgz`}</pre>
        </details>
      </div>
    </footer>
  );
}
