import {
  compareKinds,
  type FieldChange,
} from '../../crd-reference/model/compareKinds';
import type {ToolData} from '../../crd-reference/files/readToolData';
import {typeInWords} from '../../crd-reference/model/typeInWords';
import {kindUrl} from './findKind';
import {unknownName} from './toolError';
import type {LoadedVersion, ToolSite} from './toolSite';

/** Lists what changed in a kind or, if none is given, which kinds changed. */
export async function compareVersions(
  site: ToolSite,
  from: LoadedVersion,
  to: LoadedVersion,
  wanted: string | undefined,
): Promise<string> {
  const [before, after] = await Promise.all([from.data(), to.data()]);
  const find = ({manifests}: ToolData, name: string) =>
    manifests.kinds.find(({kind}) => kind === name);
  const kinds = [...before.manifests.kinds, ...after.manifests.kinds];
  const names = [...new Set(kinds.map(({kind}) => kind))];
  const title = `From ${from.version.label} to ${to.version.label}`;
  if (wanted === undefined) {
    const rows = names.flatMap((one) => {
      const change = compareKinds(find(before, one), find(after, one));
      if (change.change === 'same') return [];
      const count =
        change.change === 'changed' ? `, ${change.fields.length} fields` : '';
      return [`- ${one}: ${change.change}${count}`];
    });
    const addresses = [from, to].map(
      ({version}) => `${site.address}schemas/${version.slug}/`,
    );
    return [
      `${title}, of ${names.length} kinds`,
      `Source: ${[...new Set(addresses)].join(' and ')}`,
      ...(rows.length === 0 ? ['No kind changed.'] : rows),
    ].join('\n');
  }
  const name = names.find((one) => one.toLowerCase() === wanted.toLowerCase());
  if (name === undefined) throw unknownName('kind', wanted, names);
  const [old, now] = [find(before, name), find(after, name)];
  const change = compareKinds(old, now);
  const sources = [
    ...(old ? [kindUrl(site, from.version, old)] : []),
    ...(now ? [kindUrl(site, to.version, now)] : []),
  ];
  return [
    `${title}: ${name} ${change.change === 'same' ? 'did not change' : `was ${change.change}`}`,
    `Source: ${[...new Set(sources)].join(' and ')}`,
    ...(change.change === 'changed'
      ? [
          ...change.facts.map(
            ({fact, before: was, after: is}) => `- ${fact}: ${was} → ${is}`,
          ),
          ...change.fields.map(fieldChange),
        ]
      : []),
  ].join('\n');
}

function fieldChange(change: FieldChange): string {
  const {path, node} = change.field;
  if (change.change !== 'changed')
    return `- ${path}: ${change.change} (${typeInWords(node)}${change.below > 0 ? `, with ${change.below} fields below` : ''})`;
  const aspects = change.aspects.map(
    ({aspect, before = 'none', after = 'none'}) =>
      `${aspect} ${before} → ${after}`,
  );
  return `- ${path}: ${aspects.join('; ')}`;
}
