import {scheduleApplication} from './application';
import {redirectToCanonical} from './notFound';
import {start} from './start';

/** The entry of the only script that pages load. */
function run(): void {
  if (redirectToCanonical()) return;
  start();
  scheduleApplication();
}

if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', run, {once: true});
} else {
  run();
}
