import type {PageChunk} from '../shared/pageRoute';

/** The bundler's runtime. */
declare const __webpack_modules__: Readonly<Record<string | number, unknown>>;
declare const __webpack_require__: (id: string | number) => object;

/** A script of the page that is on its way, whoever asked for it. */
function findScript(src: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(
    (script) => script.getAttribute('src') === src,
  );
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = findScript(src) ?? document.createElement('script');
    // The element stays on the page: what listens to it must not.
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

/**
 * Loads the code of a chunk that the bundler's runtime has no name for.
 *
 * @returns The module, as `import()` would give it.
 */
export async function loadChunk({
  id,
  json,
  files,
}: PageChunk): Promise<{default: unknown}> {
  if (!(id in __webpack_modules__)) await Promise.all(files.map(loadScript));
  const module = __webpack_require__(id);
  return json ? {default: module} : (module as {default: unknown});
}
