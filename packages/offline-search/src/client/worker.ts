import type {EngineCall} from './protocol';
import {startEngine} from './startEngine';

const take = startEngine((reply) => {
  postMessage(reply);
});
addEventListener('message', ({data}: MessageEvent<EngineCall>) => {
  take(data);
});
