import {SearchEngine} from '../engine/search';
import {readIndex} from '../shared/corpus';
import type {SearchRequest, SearchResult} from '../shared/provider';

/** What the page asks of the worker; each call is answered on its own port. */
export type Call =
  | {readonly index: ArrayBuffer; readonly version: string}
  | {readonly request: SearchRequest; readonly baseUrl: string};

export interface Reply {
  readonly result?: SearchResult | undefined;
  readonly error?: string;
}

let engine: SearchEngine | undefined;

function answer(call: Call): SearchResult | undefined {
  if (!('index' in call)) return engine?.answer(call.request, call.baseUrl);
  const text = new TextDecoder().decode(call.index);
  engine = new SearchEngine(readIndex(text, call.version));
  return undefined;
}

addEventListener('message', ({data, ports: [port]}: MessageEvent<Call>) => {
  const reply = (message: Reply) => port?.postMessage(message);
  try {
    reply({result: answer(data)});
  } catch (error) {
    reply({error: String(error)});
  }
});
