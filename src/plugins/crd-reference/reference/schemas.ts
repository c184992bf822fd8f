import {createHash} from 'node:crypto';

import {escapeHtml} from '../../../lib/escapeHtml';

import type {VersionReference} from '../files/readReference';
import {kindSchema} from '../model/kindSchema';
import type {ReferenceSite} from '../referenceSite';

import {schemasAddress} from './page';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The files at `/schemas/<version>/`, by name: a schema for each kind, one for
 * files with several kinds, an index for programs and one for people.
 */
export function schemaFiles(
  {version, kinds}: VersionReference,
  site: ReferenceSite,
): ReadonlyMap<string, string> {
  const {siteUrl, baseUrl} = site;
  const folder = siteUrl + baseUrl.slice(0, -1) + schemasAddress(version);
  const models = [...kinds.values()].map(({model, words}) => {
    const name = `${model.kind.toLowerCase()}.json`;
    return {...{model, words, name}, url: `${folder}${name}`};
  });
  const all = {
    $schema: DRAFT,
    $id: `${folder}all.json`,
    title: `Kinds of ${version.label}`,
    type: 'object',
    required: ['apiVersion', 'kind'],
    oneOf: models.map(({name}) => ({$ref: name})),
  };
  const index = {
    version: version.label,
    ref: version.release.ref,
    kinds: models.map(({model: {kind, apiVersion}, url}) => ({
      ...{kind, apiVersion, schema: url},
    })),
  };
  const names = models.map(({model: {kind}, name}) => [kind, name] as const);
  return new Map([
    ...models.map(({model, words, name, url}) => {
      const isNamespaced = model.scope === 'Namespaced';
      const kind = kindSchema({...model, isNamespaced}, words);
      const schema = {$schema: DRAFT, $id: url, ...kind};
      return [name, json(schema)] as const;
    }),
    ['all.json', json(all)],
    ['index.json', json(index)],
    ['index.html', indexHtml(version.label, models[0]?.url ?? '', names, site)],
  ]);
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Links are targets of at least 24 px (WCAG 2.5.8). */
const STYLE =
  ':root{color-scheme:light dark;background:light-dark(#fff,#0f1122);color:light-dark(#14172b,#e8eaf6)}body{font:1rem/1.6 system-ui,sans-serif;max-width:72ch;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}a{color:light-dark(#3a3fc4,#a9b1ff)}main>ul>li>a{display:inline-block;padding-block:.25rem}pre{overflow:auto;padding:1rem;background:light-dark(#f3f4fa,#151830)}';

/** A page without navigation that search engines ignore, with a policy of its own. */
function indexHtml(
  label: string,
  example: string,
  names: readonly (readonly [kind: string, name: string])[],
  {name: siteName, baseUrl}: ReferenceSite,
): string {
  const title = escapeHtml(`${siteName} ${label} JSON Schemas`);
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const rows = names.map(
    ([kind, name]) =>
      `<li><a href="${escapeHtml(name)}">${escapeHtml(kind)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Editors with a YAML language server validate and complete a manifest if its first line names a schema:</p>
<pre tabindex="0"><code># yaml-language-server: $schema=${escapeHtml(example)}</code></pre>
<p>For a file with several kinds, use <a href="all.json">all.json</a>. Programs can read this list from <a href="index.json">index.json</a>.</p>
<ul>
${rows.join('\n')}
</ul>
<p><a href="${escapeHtml(baseUrl)}">${escapeHtml(siteName)}</a></p>
</main>
</body>
</html>
`;
}
