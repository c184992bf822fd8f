import {readBuilds} from '../shared/indexFiles';
import {Engine} from './engine';
import type {EngineCall, EngineReply, EngineSettings} from './protocol';

/**
 * Starts an engine in this thread.
 *
 * @param reply - Receives the engine's replies.
 * @returns A function that receives calls.
 */
export function startEngine(
  reply: (message: EngineReply) => void,
): (call: EngineCall) => void {
  let engine: Engine | undefined;

  async function answer(id: number, work: Promise<EngineReply>) {
    try {
      reply(await work);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      reply({id, error: message});
    }
  }

  return (call) => {
    if (call.kind === 'start') {
      engine = createEngine(call.settings);
      return;
    }
    if (!engine) return;
    if (call.kind === 'prepare') {
      engine.prepare(call.version);
    } else if (call.kind === 'search') {
      const {id, requests} = call;
      void answer(
        id,
        engine.search(requests).then((results) => ({id, results})),
      );
    } else {
      const {id, request} = call;
      void answer(
        id,
        engine.more(request).then(() => ({id, results: undefined})),
      );
    }
  };
}

function createEngine({versions, builds, baseUrl}: EngineSettings): Engine {
  return new Engine({
    versions,
    builds: readBuilds(builds),
    baseUrl,
    fetchText: async (path, isFresh) => {
      const response = await fetch(`${baseUrl}${path}`, {
        cache: isFresh ? 'reload' : 'default',
      });
      if (response.ok) return response.text();
      throw new Error(`${path} answered ${response.status}.`);
    },
    now: () => performance.now(),
    pause: createPause(),
    wait: (milliseconds) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}

/** Lets pending work run. Browsers delay nested timers from the fifth on. */
function createPause(): () => Promise<void> {
  const {port1, port2} = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => {
    waiting.shift()?.();
  };
  return () =>
    new Promise((resume) => {
      waiting.push(resume);
      port2.postMessage(undefined);
    });
}
