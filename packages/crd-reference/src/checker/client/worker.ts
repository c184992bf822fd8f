import {createCatalog, type Catalog} from '../../engine/catalog';
import {judge} from '../../engine/judge';

import type {WorkerReply, WorkerRequest} from './checkerProtocol';

const catalogs = new Map<string, Catalog>();

function reply(message: WorkerReply): void {
  postMessage(message);
}

function answer(request: WorkerRequest): void {
  if (request.kind === 'learn') {
    for (const [name, data] of request.versions) {
      catalogs.set(name, createCatalog(data, request.kubernetes));
    }
    reply({kind: 'ready'});
    return;
  }
  const catalog = catalogs.get(request.version);
  if (catalog === undefined) throw new Error(`no data for ${request.version}`);
  const target = catalogs.get(request.target ?? '');
  const {text, before} = request;
  reply({kind: 'verdict', verdict: judge(text, catalog, target, before)});
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  answer(data);
});
