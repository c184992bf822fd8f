import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * Modules of `yaml` that only write YAML, or resolve schema tags. The checker
 * needs neither because it reads every scalar as text, and they make up a third of
 * the library.
 */
const UNUSED_YAML: readonly string[] = [
  'doc/applyReviver.js',
  'doc/createNode.js',
  'nodes/addPairToJSMap.js',
  'nodes/toJS.js',
  'parse/cst-stringify.js',
  'parse/cst-visit.js',
  'schema/core/bool.js',
  'schema/core/float.js',
  'schema/core/int.js',
  'schema/core/schema.js',
  'schema/json/schema.js',
  'schema/yaml-1.1/binary.js',
  'schema/yaml-1.1/merge.js',
  'schema/yaml-1.1/omap.js',
  'schema/yaml-1.1/pairs.js',
  'schema/yaml-1.1/schema.js',
  'schema/yaml-1.1/set.js',
  'schema/yaml-1.1/timestamp.js',
  'stringify/foldFlowLines.js',
  'stringify/stringify.js',
  'stringify/stringifyCollection.js',
  'stringify/stringifyComment.js',
  'stringify/stringifyDocument.js',
  'stringify/stringifyNumber.js',
  'stringify/stringifyPair.js',
  'stringify/stringifyString.js',
  'visit.js',
];

/** The folder with the browser build of `yaml`. */
function yamlFolder(): string {
  const manifest = createRequire(__filename).resolve('yaml/package.json');
  return path.join(path.dirname(manifest), 'browser/dist');
}

/** Makes the bundler replace these modules with empty ones. */
export function withoutUnusedYaml(): Record<string, false> {
  const folder = yamlFolder();
  return Object.fromEntries(
    UNUSED_YAML.map((file) => [path.join(folder, file), false]),
  );
}
