import {readBuilds} from '../shared/indexFiles';
import {Engine} from './engine';
import type {EngineCall, EngineReply, EngineSettings} from './protocol';

let engine: Engine | undefined;

addEventListener('message', ({data: call}: MessageEvent<EngineCall>) => {
  if (call.kind === 'start') engine = createEngine(call.settings);
  else if (call.kind === 'prepare') engine?.prepare(call.version);
  else if (engine) {
    void answer(engine, call).then((reply) => {
      postMessage(reply);
    });
  }
});

async function answer(
  asked: Engine,
  call: Extract<EngineCall, {id: number}>,
): Promise<EngineReply> {
  const {id} = call;
  try {
    if (call.kind === 'search') {
      return {id, results: await asked.search(call.requests)};
    }
    await asked.more(call.request);
    return {id, results: undefined};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
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
