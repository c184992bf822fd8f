import {scheduleApplication} from './application';
import {leaveForCanonical} from './notFound';
import {start} from './start';

/** The entry of the only script that pages load. */
function run(): void {
  if (leaveForCanonical()) return;
  start();
  scheduleApplication();
}

if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', run, {once: true});
} else {
  run();
}
