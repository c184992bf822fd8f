import {createCatalog, type Catalog, type VersionData} from '../engine/catalog';
import type {KubernetesFile} from '../engine/kubernetes/kubernetesSchemas';

import {judge, type Verdict} from './verdict';

/** What a page asks its worker, with the data of a version before its first text. */
export interface CheckRequest {
  readonly version: string;
  readonly text: string;
  readonly data?: readonly [VersionData, KubernetesFile] | undefined;
}

const catalogs = new Map<string, Catalog>();

addEventListener('message', ({data: request}: MessageEvent<CheckRequest>) => {
  const {version, text, data} = request;
  if (data !== undefined) catalogs.set(version, createCatalog(...data));
  const catalog = catalogs.get(version);
  if (catalog === undefined) throw new Error(`No data of ${version} was sent.`);
  const verdict: Verdict = judge(text, catalog);
  postMessage(verdict);
});
