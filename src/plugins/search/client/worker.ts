import {SearchEngine} from '../engine/search';
import type {SearchRequest, SearchResult} from '../shared/algolia';
import {readIndex} from '../shared/indexFile';

/** What the page asks of the worker; each call is answered under its number. */
export type Call = {readonly id: number; readonly version: string} & (
  | {readonly index: ArrayBuffer}
  | {readonly request: SearchRequest; readonly baseUrl: string}
);

export interface Reply {
  readonly id: number;
  readonly result?: SearchResult;
  readonly error?: string;
}

const engines = new Map<string, SearchEngine>();

function answer(call: Call): SearchResult | undefined {
  const {version} = call;
  if ('index' in call) {
    const text = new TextDecoder().decode(call.index);
    engines.set(version, new SearchEngine(readIndex(text, version)));
    return undefined;
  }
  return engines.get(version)?.answer(call.request, call.baseUrl);
}

addEventListener('message', ({data}: MessageEvent<Call>) => {
  const reply = (more: Omit<Reply, 'id'>): void => {
    postMessage({id: data.id, ...more});
  };
  try {
    const result = answer(data);
    reply(result ? {result} : {});
  } catch (error) {
    reply({error: String(error)});
  }
});
