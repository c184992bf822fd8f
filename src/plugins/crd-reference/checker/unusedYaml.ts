import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * Modules of `yaml` that only write YAML, or resolve schema tags. The checker
 * needs neither because it reads every scalar as text, and they make up a third of
 * the library.
 */
const UNUSED_YAML: readonly (readonly [folder: string, modules: string])[] = [
  ['doc', 'applyReviver createNode'],
  ['nodes', 'addPairToJSMap toJS'],
  ['parse', 'cst-stringify cst-visit'],
  ['schema/core', 'bool float int schema'],
  ['schema/json', 'schema'],
  ['schema/yaml-1.1', 'binary merge omap pairs schema set timestamp'],
  ['stringify', 'foldFlowLines stringify stringifyCollection stringifyComment'],
  ['stringify', 'stringifyDocument stringifyNumber stringifyPair'],
  ['stringify', 'stringifyString'],
  ['', 'visit'],
];

/** Makes the bundler replace these modules with empty ones. */
export function withoutUnusedYaml(): Record<string, false> {
  const manifest = createRequire(__filename).resolve('yaml/package.json');
  const browser = path.join(path.dirname(manifest), 'browser/dist');
  return Object.fromEntries(
    UNUSED_YAML.flatMap(([folder, modules]) =>
      modules
        .split(' ')
        .map((name) => [path.join(browser, folder, `${name}.js`), false]),
    ),
  );
}
