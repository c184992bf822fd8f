import {judge, type Verdict} from '../check/check';
import {createCatalog, type Catalog} from '../model/catalog';

/** What the page asks its worker, with a port for the answers. */
export interface CheckRequest {
  readonly text: string;
  /** Name of the docs version. */
  readonly version: string;
}

export type Answer = 'started' | 'failed' | Verdict;

async function answer({text, version}: CheckRequest, port: MessagePort) {
  try {
    // The plugin writes the file, and the bundler makes it a script of its own.
    const file = (await import(
      `@generated/crd-reference/default/kinds-${version}.json`
    )) as {readonly default: Catalog};
    const catalog = createCatalog(file.default);
    port.postMessage('started' satisfies Answer);
    port.postMessage(judge(text, catalog) satisfies Answer);
  } catch {
    port.postMessage('failed' satisfies Answer);
  }
}

addEventListener('message', ({data, ports}: MessageEvent<CheckRequest>) => {
  const [port] = ports;
  if (port) void answer(data, port);
});
