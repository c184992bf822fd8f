import {checkYaml} from '../../api-reference/engine/checkYaml';
import type {LoadedVersion, ToolSite} from './toolSite';

/** The mistakes of manifests, each with its line and its fix. */
export async function checkManifest(
  site: ToolSite,
  {version, catalog}: LoadedVersion,
  manifest: string,
): Promise<string> {
  const problems = checkYaml(
    manifest,
    {status: 'manifests', isFile: false},
    await catalog(),
  );
  const source = `Source: ${site.address}schemas/${version.slug}/`;
  if (problems.length === 0)
    return `No mistakes, by the schemas and rules of ${version.label}.\n${source}`;
  return [
    `${problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`}, by the schemas and rules of ${version.label}:`,
    source,
    ...problems.map(
      ({at, path, what, remedy}) =>
        `- line ${at.line}, column ${at.column}${path === '' ? '' : `, ${path}`}: ${what}. ${remedy}`,
    ),
  ].join('\n');
}
