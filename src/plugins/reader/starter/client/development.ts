import {start} from './start';

// The dev server starts the application at once, so the starter runs as part of
// it.
if (typeof window !== 'undefined') {
  window.addEventListener('load', start, {once: true});
}
