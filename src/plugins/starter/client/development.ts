import {start} from './start';

// The dev server starts the application at once; the starter runs beside it.
if (typeof window !== 'undefined') {
  window.addEventListener('load', start, {once: true});
}
