import type {StartEngine} from './embeddedClient';

/** A thread of its own, so that typing never waits for an answer. */
const inWorker: StartEngine = (reply, fail) => {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('message', ({data}: MessageEvent) => {
    // The worker is this site's own: it sends nothing but replies.
    reply(data as Parameters<typeof reply>[0]);
  });
  worker.addEventListener('error', fail);
  return (call) => {
    worker.postMessage(call);
  };
};

/** The page itself, where workers are blocked or missing. */
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

/** Where an engine is tried, best first. */
export const ENGINE_PLACES: readonly StartEngine[] = [inWorker, inPage];
