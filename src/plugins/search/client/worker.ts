import {type EngineRequest, SearchEngine} from '../engine/search';
import {readIndex} from '../shared/corpus';

/** What the page asks of the worker; each call is answered on its own port. */
export type Call =
  {readonly index: string; readonly file: string} | EngineRequest;

let engine: SearchEngine | undefined;

addEventListener('message', ({data, ports: [port]}: MessageEvent<Call>) => {
  if ('index' in data) {
    engine = new SearchEngine(readIndex(data.index, data.file));
    port?.postMessage(undefined);
  } else {
    port?.postMessage(engine?.answer(data));
  }
});
