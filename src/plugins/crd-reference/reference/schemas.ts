import type {VersionReference} from '../files/readReference';
import {kindSchema} from '../model/kindSchema';
import type {ReferenceSite} from '../referenceSite';

const $schema = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The files at `/schemas/<version>/`, by name: a schema for each kind, one for
 * files with several kinds, an index for programs and one for people.
 */
export function schemaFiles(
  {version, kinds}: VersionReference,
  {siteUrl, baseUrl}: ReferenceSite,
): ReadonlyMap<string, string> {
  const {label, release} = version;
  const folder = siteUrl + baseUrl + version.schemasRoute;
  const files = [...kinds.values()].map(({model, words}) => {
    const name = `${model.kind.toLowerCase()}.json`;
    const schema = kindSchema(model, words);
    const $id = folder + name;
    return {name, model, $id, text: json({$schema, $id, ...schema})};
  });
  const all = {
    $schema,
    $id: `${folder}all.json`,
    title: `Kinds of ${label}`,
    type: 'object',
    required: ['apiVersion', 'kind'],
    oneOf: files.map(({name}) => ({$ref: name})),
  };
  const index = {
    version: label,
    ref: release.ref,
    kinds: files.map(({model: {kind, apiVersion}, $id}) => ({
      kind,
      apiVersion,
      schema: $id,
    })),
  };
  const links = files.map(
    ({name, model}) => `<li><a href="${name}">${model.kind}</a></li>`,
  );
  return new Map([
    ...files.map(({name, text}) => [name, text] as const),
    ['all.json', json(all)],
    ['index.json', json(index)],
    ['index.html', indexPage(`JSON Schemas of ${label}`, all.$id, links)],
  ]);
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** A page of links, which search engines ignore and which loads only its styles. */
function indexPage(
  title: string,
  example: string,
  links: readonly string[],
): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="../plain.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>Editors with a YAML language server validate and complete a manifest if its first line names a schema:</p>
<p><code># yaml-language-server: $schema=${example.replaceAll('/', '/<wbr>')}</code></p>
<p><a href="all.json">all.json</a> is for files with several kinds. Programs can read this list from <a href="index.json">index.json</a>.</p>
<ul>
${links.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
