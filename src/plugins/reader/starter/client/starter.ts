import {scheduleApplication} from './application';
import {redirectToCanonical} from './notFound';
import {start} from './start';

/** The entry of the only script that pages load. */
function run(): void {
  if (redirectToCanonical()) return;
  start();
  scheduleApplication();
}

// Deferred, so the document is parsed and has its style sheet: measuring an
// unstyled page counts as a shift of its layout.
run();
