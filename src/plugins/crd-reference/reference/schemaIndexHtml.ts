import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';

import type {ReferenceSite} from '../referenceSite';

import type {PublishedKind} from './publishedSchemas';
import type {VersionReference} from '../files/readReference';

/**
 * The page at `/schemas/<version>/`, for people who open the address. Search
 * engines are asked not to index it.
 */
export function schemaIndexHtml(
  {version}: VersionReference,
  kinds: readonly PublishedKind[],
  {name: siteName, baseUrl, smallDocument}: ReferenceSite,
): string {
  const title = `${siteName} ${version.label} JSON Schemas`;
  const [example] = kinds;
  const rows = kinds.map(
    ({kind, name}) =>
      `<li><a href="${escapeHtml(name)}">${escapeHtml(kind)}</a></li>`,
  );
  return smallDocument({
    title,
    main: `<h1>${escapeHtml(title)}</h1>
<p>Editors with a YAML language server validate and complete a manifest if its first line names a schema:</p>
<pre tabindex="0"><code># yaml-language-server: $schema=${escapeHtml(example?.schema ?? '')}</code></pre>
<p>For a file with several kinds, use <a href="all.json">all.json</a>. Programs can read this list from <a href="index.json">index.json</a>.</p>
<ul>
${rows.join('\n')}
</ul>
<p><a href="${escapeHtml(baseUrl)}">${escapeHtml(siteName)}</a></p>`,
  });
}
