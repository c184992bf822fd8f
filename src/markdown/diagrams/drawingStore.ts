import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {shortHash} from '../../lib/node/hashes';

/** Drawings of earlier builds: what is drawn depends on its key alone. */
export interface DrawingStore {
  /**
   * @param key - All that the drawing depends on, the renderer included.
   * @returns The kept drawing; a new one is made and kept.
   */
  readonly get: (key: string, draw: () => string) => string;
}

/**
 * Keeps drawings in a folder, one file each, named by its key. Drawing thirty
 * diagrams takes a second of a build.
 */
export function createDrawingStore(folder: string): DrawingStore {
  /** In the dev server, each save asks for the drawings of a page anew. */
  const read = new Map<string, string>();
  const find = (key: string, draw: () => string): string => {
    const file = path.join(folder, `${shortHash(key, 16)}.svg`);
    if (existsSync(file)) return readFileSync(file, 'utf8');
    const drawing = draw();
    mkdirSync(folder, {recursive: true});
    // Another build may write the same file: each writes its own, whole.
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, drawing);
    renameSync(part, file);
    return drawing;
  };
  return {
    get(key, draw) {
      const drawing = read.get(key) ?? find(key, draw);
      read.set(key, drawing);
      return drawing;
    },
  };
}
