import {createCatalog, type Catalog} from '../../engine/catalog';
import {judge} from '../../check/verdict';

import type {WorkerReply, WorkerRequest} from './checkerProtocol';

const catalogs = new Map<string, Catalog>();

function answer(request: WorkerRequest): WorkerReply {
  if (request.kind === 'learn') {
    for (const [name, data] of request.versions) {
      catalogs.set(name, createCatalog(data, request.kubernetes));
    }
    return undefined;
  }
  const {version, text} = request;
  const catalog = catalogs.get(version);
  if (catalog === undefined) throw new Error(`no data for ${version}`);
  return judge(text, catalog);
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  postMessage(answer(data));
});
