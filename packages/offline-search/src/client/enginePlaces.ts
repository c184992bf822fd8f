import type {StartEngine} from './embeddedClient';

/** A separate thread, so that typing never waits for an answer. */
const inWorker: StartEngine = (reply, fail) => {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('message', ({data}: MessageEvent) => {
    // This is the site's own worker, so its messages are always replies.
    reply(data as Parameters<typeof reply>[0]);
  });
  worker.addEventListener('error', fail);
  return (call) => {
    worker.postMessage(call);
  };
};

/** The page itself, if workers are blocked or missing. */
const inPage: StartEngine = (reply, fail) => {
  const starting = import('./worker.js').then(({startEngine}) =>
    startEngine(reply),
  );
  starting.catch(fail);
  return (call) => {
    starting.then(
      (take) => {
        take(call);
      },
      () => undefined,
    );
  };
};

/** Where to run an engine, best first. */
export const ENGINE_PLACES: readonly StartEngine[] = [inWorker, inPage];
