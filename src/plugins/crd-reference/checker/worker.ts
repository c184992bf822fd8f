import {judge, type Verdict} from '../check/verdict';
import {createCatalog, type Catalog, type VersionData} from '../model/catalog';

/** What the page asks its worker, with a port for the answers. */
export interface CheckRequest {
  readonly text: string;
  /** URL of the data of the docs version. */
  readonly file: string;
}

export type Answer = 'started' | 'failed' | Verdict;

const catalogs = new Map<string, Catalog>();

async function fetchCatalog(file: string): Promise<Catalog> {
  const response = await fetch(file);
  // The same build wrote it.
  const catalog = createCatalog((await response.json()) as VersionData);
  catalogs.set(file, catalog);
  return catalog;
}

async function answer({text, file}: CheckRequest, port: MessagePort) {
  try {
    const catalog = catalogs.get(file) ?? (await fetchCatalog(file));
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
