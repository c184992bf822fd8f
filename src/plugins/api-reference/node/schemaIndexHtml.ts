import {escapeHtml} from '../../../lib/escapeHtml';
import {smallDocument} from '../../../lib/smallDocument';
import {SITE} from '../../../site/site';

import type {PublishedKind} from './publishedSchemas';
import type {VersionReference} from './readReference';

/**
 * The page at `/schemas/<version>/`: a list for people who follow the address.
 * Search engines are asked to leave it out, as they are for the schemas.
 */
export function schemaIndexHtml(
  {version}: VersionReference,
  kinds: readonly PublishedKind[],
  baseUrl: string,
): string {
  const title = `JSON Schemas of ${SITE.name} ${version.label}`;
  const [example] = kinds;
  const rows = kinds.map(
    ({kind, name}) =>
      `<li><a href="${escapeHtml(name)}">${escapeHtml(kind)}</a></li>`,
  );
  return smallDocument({
    title,
    main: `<h1>${escapeHtml(title)}</h1>
<p>An editor with a YAML language server checks and completes a manifest when its first line names a schema:</p>
<pre><code># yaml-language-server: $schema=${escapeHtml(example?.schema ?? '')}</code></pre>
<p>For a file of several kinds, name <a href="all.json">all.json</a>. Programs read the list in <a href="index.json">index.json</a>.</p>
<ul>
${rows.join('\n')}
</ul>
<p><a href="${escapeHtml(baseUrl)}">${escapeHtml(SITE.name)}</a></p>`,
  });
}
