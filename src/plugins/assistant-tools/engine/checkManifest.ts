import {judge, type Mistake} from '../../crd-reference/engine/judge';
import type {LoadedVersion, ToolSite} from './toolSite';

/**
 * Checks manifests; reports each mistake with its line and fix, and names that no
 * object of the text has.
 */
export async function checkManifest(
  site: ToolSite,
  {version, catalog}: LoadedVersion,
  manifest: string,
): Promise<string> {
  const {count, mistakes, notes} = judge(manifest, await catalog());
  const against = `found against the ${version.label} schemas and rules`;
  const found = [
    `Source: ${site.address}schemas/${version.slug}/`,
    ...mistakes.map(lineOf),
    ...(notes.length === 0
      ? []
      : ['', 'Notes, which may be no mistakes:', ...notes.map(lineOf)]),
  ];
  return [
    count === 0
      ? `No mistakes ${against}.`
      : `${count === 1 ? '1 mistake' : `${count} mistakes`} ${against}:`,
    ...found,
  ].join('\n');
}

function lineOf({at, path, what, remedy}: Mistake): string {
  return `- line ${at.line}, column ${at.column}${path === '' ? '' : `, ${path}`}: ${what}. ${remedy}`.trimEnd();
}
