import {judge, type Verdict} from '../check/verdict';
import {createCatalog, type Catalog, type VersionData} from '../engine/catalog';
import type {KubernetesFile} from '../engine/kubernetes/kubernetesSchemas';

/** What the page asks its worker, with a port for the answers. */
export interface CheckRequest {
  readonly text: string;
  /** URLs of the data of the docs version and of Kubernetes. */
  readonly files: readonly [version: string, kubernetes: string];
}

export type Answer = 'started' | 'failed' | Verdict;

const catalogs = new Map<string, Catalog>();

async function fetchCatalog(files: CheckRequest['files']): Promise<Catalog> {
  const read = await Promise.all(
    files.map(async (url): Promise<unknown> => (await fetch(url)).json()),
  );
  // The same build wrote them.
  return createCatalog(...(read as [VersionData, KubernetesFile]));
}

async function answer({text, files}: CheckRequest, port: MessagePort) {
  try {
    const catalog = catalogs.get(files[0]) ?? (await fetchCatalog(files));
    catalogs.set(files[0], catalog);
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
