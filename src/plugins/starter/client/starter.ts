import {scheduleApplication} from './application';
import {start} from './start';

/** The one script that a page names. */
function run(): void {
  start();
  scheduleApplication();
}

if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', run, {once: true});
} else {
  run();
}
