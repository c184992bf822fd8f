import type {EngineCall} from './protocol';
import {startEngine} from './startEngine';

export {startEngine};

// The page imports this file too, where it can start no worker.
if (typeof document === 'undefined') {
  const take = startEngine((reply) => {
    postMessage(reply);
  });
  addEventListener('message', (event: MessageEvent<EngineCall>) => {
    take(event.data);
  });
}
