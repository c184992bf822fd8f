import type {EngineCall} from './protocol';
import {startEngine} from './startEngine';

export {startEngine};

// The page imports this file too if it can't start a worker.
if (typeof document === 'undefined') {
  const take = startEngine((reply) => {
    postMessage(reply);
  });
  addEventListener('message', (event: MessageEvent<EngineCall>) => {
    take(event.data);
  });
}
