import type {ClientModule} from '@docusaurus/types';

import {PROGRESS_BAR} from '../../../site/limits';
import styles from './progressBar.module.css';

/** Share of the way; `undefined` while no route is loading. */
let status: number | undefined;
let bar: HTMLElement | undefined;
let timers: ReturnType<typeof setTimeout>[] = [];

function later(action: () => void, delayMs: number): void {
  timers.push(setTimeout(action, delayMs));
}

function remove(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  bar?.remove();
  bar = undefined;
  status = undefined;
}

function show(share: number): void {
  if (!bar) return;
  status = Math.min(Math.max(share, PROGRESS_BAR.minimum), 1);
  bar.style.transform = `scaleX(${status})`;
}

function trickle(): void {
  later(() => {
    show(
      Math.min((status ?? 0) + Math.random() * PROGRESS_BAR.trickleRate, 0.994),
    );
    trickle();
  }, PROGRESS_BAR.trickleSpeedMs);
}

function start(): void {
  remove();
  bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.setAttribute('aria-hidden', 'true');
  document.body.append(bar);
  // The style is computed once at the start, so that the first step moves.
  bar.getBoundingClientRect();
  show(PROGRESS_BAR.minimum);
  trickle();
}

/** Runs to the end, fades, and is gone: one animation time each. */
function finish(): void {
  if (status === undefined) return;
  for (const timer of timers) clearTimeout(timer);
  show(1);
  status = undefined;
  later(() => {
    bar?.setAttribute('data-done', '');
    later(remove, PROGRESS_BAR.animationSpeedMs);
  }, PROGRESS_BAR.animationSpeedMs);
}

/** The thin bar at the top while a route loads for longer than a moment. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const waiting = setTimeout(start, PROGRESS_BAR.startDelayMs);
    // No update follows a page that is given up or cannot be loaded.
    return () => {
      clearTimeout(waiting);
      finish();
    };
  },
  onRouteDidUpdate: finish,
};

export default progressBar;
