import {shortHash} from '@openchoreo/page-tools/node/hashes';
import {writeOutline, writeText} from '../engine/format';
import {
  type IndexBuilds,
  indexFile,
  MANIFEST_FILE,
  writeBuilds,
} from '../shared/indexFiles';
import type {SearchCorpus} from '../shared/record';

export interface IndexFiles {
  readonly builds: IndexBuilds;
  /** Content by path below the output folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** Creates the files of all indexes, with content hashes in their names. */
export function buildIndexFiles(corpora: readonly SearchCorpus[]): IndexFiles {
  const files = new Map<string, string>();
  const builds = new Map<string, string>();
  for (const corpus of corpora) {
    const {version} = corpus;
    const build = contentHash(corpus);
    builds.set(version, build);
    files.set(
      indexFile('outline', version, build),
      writeOutline(corpus, build),
    );
    files.set(indexFile('text', version, build), writeText(corpus, build));
  }
  files.set(MANIFEST_FILE, writeBuilds(builds));
  return {builds, files};
}

/** The same for the same pages, whenever and wherever they are built. */
function contentHash(corpus: SearchCorpus): string {
  return shortHash([writeOutline(corpus, ''), writeText(corpus, '')], 8);
}
