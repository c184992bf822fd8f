import {nearest} from '../../content-errors/nearest';

/** A page of a docs version, as the framework's global data has it. */
export interface VersionDoc {
  readonly id: string;
  readonly path: string;
  /** Pages without a sidebar are in no menu. */
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
 * Finds the closest match for a page that a version lacks: the page of the same
 * name in another folder, or else the most similar name in the innermost folder
 * that exists. Pages outside the menu are never chosen.
 *
 * @param id - Id of the page that the version lacks.
 * @returns `undefined` if nothing is close. Use the version's main page then.
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
