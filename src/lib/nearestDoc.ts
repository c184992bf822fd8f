import {nearest} from './nearest';

/** A page of a docs version, as the framework tells all pages of it. */
export interface VersionDoc {
  readonly id: string;
  readonly path: string;
  /** Pages without one are in no menu. */
  readonly sidebar?: string | undefined;
  readonly unlisted?: boolean | undefined;
}

function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** From the innermost folder of a page to the outermost. */
function foldersOf(id: string): string[] {
  const parts = id.split('/').slice(0, -1);
  return parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/'),
  );
}

/**
 * The page of another version that comes nearest to a page it does not have:
 * the one of that name in another folder, else the most alike in the innermost
 * folder that both have. A page that no menu names is never chosen.
 *
 * @param id - Of the page that the version does not have.
 * @returns `undefined` when nothing is near: the version's main page is.
 */
export function nearestDoc<Doc extends VersionDoc>(
  id: string,
  docs: readonly Doc[],
): Doc | undefined {
  const listed = docs.filter(
    ({sidebar, unlisted}) => sidebar !== undefined && unlisted !== true,
  );
  const name = nameOf(id);
  const moved = listed.find((doc) => nameOf(doc.id) === name);
  if (moved) return moved;
  for (const folder of foldersOf(id)) {
    const inside = listed.filter((doc) => doc.id.startsWith(`${folder}/`));
    const alike = nearest(
      name,
      inside.map((doc) => nameOf(doc.id)),
    );
    const found =
      inside.find((doc) => nameOf(doc.id) === alike) ??
      inside.find((doc) => !doc.id.slice(folder.length + 1).includes('/')) ??
      inside[0];
    if (found) return found;
  }
  return undefined;
}
