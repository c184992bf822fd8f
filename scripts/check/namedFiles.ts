import {statSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';

/**
 * The files that a person named: of a folder, all in it.
 *
 * @returns Paths from the working directory; `undefined` if nothing was named.
 * @throws Error if a file doesn't exist.
 */
export function namedFiles(
  names: readonly string[],
): readonly string[] | undefined {
  if (names.length === 0) return undefined;
  const missing = names.filter(
    (name) => !statSync(name, {throwIfNoEntry: false}),
  );
  if (missing.length > 0) {
    throw new Error(
      `check: ${missing.join(', ')} not found. Give paths from the root of the repository.`,
    );
  }
  return names.flatMap((name) =>
    statSync(name).isDirectory()
      ? filesBelow(name).map((file) =>
          pathFrom('../check', path.join(name, file)),
        )
      : pathFrom('../check', name),
  );
}
