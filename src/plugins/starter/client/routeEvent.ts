import {ROUTE_EVENT} from './start';

/** Client module: tells the starter that another page is shown. */
export function onRouteDidUpdate(): void {
  // After React has drawn the page.
  requestAnimationFrame(() => {
    document.dispatchEvent(new Event(ROUTE_EVENT));
  });
}
