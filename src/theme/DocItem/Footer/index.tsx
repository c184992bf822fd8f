// Wraps DocItem/Footer: adds the page as Markdown, ways to report a problem, and what connects editors and assistants.
import type {ReactNode} from 'react';

import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {ASSISTANTS, SITE_REPOSITORY} from '@site/src/site/site';
import {docsVersionByName} from '@site/src/site/versions';

function withParameters(url: string, parameters: Record<string, string>) {
  return `${url}?${new URLSearchParams(parameters).toString()}`;
}

export default function DocItemFooterWrapper(): ReactNode {
  const {permalink, title} = useDoc().metadata;
  const {label, version} = useDocsVersion();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const site = url + baseUrl;
  const copy = `${url}${permalink.replace(/\/?$/u, '/')}index.md`;
  const report = withParameters(`${SITE_REPOSITORY.issues}/new`, {
    title: `${title}: `,
    body: `Page: ${permalink}\nVersion: ${label}\n`,
  });
  return (
    <>
      <DocItemFooter />
      <ul className="page-tools">
        <li>
          {/* The Markdown copy is a file, so the router must not handle it. */}
          <a href="index.md" type="text/markdown">
            View as Markdown
          </a>
        </li>
        <li>
          <a href={report}>Report a problem</a>
        </li>
        {ASSISTANTS.map(({name, chat}) => (
          <li key={name}>
            <a
              href={withParameters(chat, {
                q: `Read ${copy} and answer my questions.`,
              })}>
              Open in {name}
            </a>
          </li>
        ))}
        <li>
          <details>
            <summary>Connect your editor</summary>
            <p>
              To check a manifest against {label} in VS Code with the YAML
              extension, add this as its first line:
            </p>
            <pre>
              <code>{`# yaml-language-server: $schema=${site}schemas/${docsVersionByName(version).slug}/all.json`}</code>
            </pre>
            <p>
              For other editors and assistants, start a local Model Context
              Protocol server:
            </p>
            <pre>
              <code>{`npx -y ${site}mcp/openchoreo-docs-mcp.tgz`}</code>
            </pre>
          </details>
        </li>
      </ul>
    </>
  );
}
