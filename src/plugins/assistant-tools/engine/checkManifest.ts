import {checkYaml} from '@openchoreo/crd-reference/engine/checkYaml';
import type {LoadedVersion, ToolSite} from './toolSite';

/** Checks manifests; reports each mistake with its line and fix. */
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
    return `No mistakes found against the ${version.label} schemas and rules.\n${source}`;
  return [
    `${problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`} found against the ${version.label} schemas and rules:`,
    source,
    ...problems.map(
      ({at, path, what, remedy}) =>
        `- line ${at.line}, column ${at.column}${path === '' ? '' : `, ${path}`}: ${what}. ${remedy}`,
    ),
  ].join('\n');
}
