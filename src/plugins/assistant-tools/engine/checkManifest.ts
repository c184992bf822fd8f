import {
  judge,
  type Mistake,
  type UpgradeStep,
  type Verdict,
} from '@openchoreo/crd-reference/engine/judge';
import type {LoadedVersion, ToolSite} from './toolSite';

/**
 * Checks manifests; reports each mistake with its line and fix, what they need
 * beyond the text, and what the change from an earlier text does.
 */
export async function checkManifest(
  site: ToolSite,
  {version, catalog}: LoadedVersion,
  manifest: string,
  before = '',
): Promise<string> {
  const {count, mistakes, notes, order, edits} = judge(
    manifest,
    await catalog(),
    undefined,
    before,
  );
  const against = `found against the ${version.label} schemas and rules`;
  const found = [
    `Source: ${site.address}schemas/${version.slug}/`,
    ...mistakes.map(lineOf),
    ...(notes.length === 0
      ? []
      : ['', 'Notes, which may be no mistakes:', ...notes.map(lineOf)]),
    ...(before === '' ? [] : ['', ...changeLines(edits)]),
    ...(order.length === 0 ? [] : ['', `Apply in order: ${order.join(', ')}.`]),
  ];
  return [
    count === 0
      ? `No mistakes ${against}.`
      : `${count === 1 ? '1 mistake' : `${count} mistakes`} ${against}:`,
    ...found,
  ].join('\n');
}

function changeLines(edits: Verdict['edits']): readonly string[] {
  if (edits === undefined) return ['The earlier text is no readable YAML.'];
  return edits.length === 0
    ? ['No effect beside the change itself is known.']
    : ['What the change does:', ...edits.map(lineOf)];
}

function lineOf(found: Mistake | UpgradeStep): string {
  const {at, path, what, remedy} = found;
  const sort = 'sort' in found ? `${found.sort}: ` : '';
  return `- line ${at.line}, column ${at.column}${path === '' ? '' : `, ${path}`}: ${sort}${what}. ${remedy}`.trimEnd();
}
