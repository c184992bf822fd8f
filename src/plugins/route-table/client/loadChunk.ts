import type {PageChunk} from '../shared/pageRoute';

type Id = string | number;

interface Module {
  exports: object;
}

type Factory = (module: Module, exports: object, require: unknown) => void;

/** The bundler's runtime. */
declare const __webpack_modules__: Record<Id, Factory>;
declare const __webpack_require__: unknown;

/** What a chunk's script hands to the bundler's runtime. */
type LoadedChunk = readonly [
  ids: readonly Id[],
  modules: Readonly<Record<Id, Factory>>,
];

/** Set by the plugin when it bundles. */
declare const CHUNK_LIST: string;

/** Every script of a chunk adds itself here, the runtime there or not. */
function loadedChunks(): LoadedChunk[] {
  // The bundler's own shape.
  return (
    (globalThis as unknown as Record<string, LoadedChunk[]>)[CHUNK_LIST] ?? []
  );
}

/** A script of the page that is on its way, whoever asked for it. */
function findScript(src: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(
    (script) => script.getAttribute('src') === src,
  );
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = findScript(src) ?? document.createElement('script');
    const settled = new AbortController();
    const {signal} = settled;
    script.addEventListener(
      'load',
      () => {
        settled.abort();
        resolve();
      },
      {signal},
    );
    script.addEventListener(
      'error',
      () => {
        settled.abort();
        // So that the next try asks again.
        script.remove();
        reject(new Error(`Loading chunk failed: ${src}`));
      },
      {signal},
    );
    if (script.isConnected) return;
    script.setAttribute('src', src);
    document.head.append(script);
  });
}

/** Takes a module's code from what was loaded, so that nothing else keeps it. */
function takeFactory(id: Id): Factory | undefined {
  const list = loadedChunks();
  const at = list.findIndex(([, modules]) => id in modules);
  const [chunk] = at < 0 ? [] : list.splice(at, 1);
  // The runtime has taken it over as well, if this is the first time.
  Reflect.deleteProperty(__webpack_modules__, id);
  return chunk?.[1][id];
}

/**
 * Loads the code of a chunk that the bundler's runtime has no name for. The
 * runtime would keep the code of every page that was ever shown; this keeps
 * none: it lives as long as the module.
 *
 * @returns The module, as `import()` would give it.
 */
export async function loadChunk({
  id,
  json,
  files,
}: PageChunk): Promise<{default: unknown}> {
  let factory = takeFactory(id);
  if (!factory) {
    await Promise.all(files.map(loadScript));
    factory = takeFactory(id);
  }
  if (!factory) throw new Error(`Loading chunk failed: no module ${id}`);
  // A script runs once: the next time needs another.
  for (const src of files) findScript(src)?.remove();
  const module: Module = {exports: {}};
  factory(module, module.exports, __webpack_require__);
  return json
    ? {default: module.exports}
    : (module.exports as {default: unknown});
}
