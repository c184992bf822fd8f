// Stands in for history 4.10.1 in the router's modules: of its three histories the site has that of the browser.
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history';

/** Named by routers that the site does not have. */
export function createHashHistory(): never {
  throw new Error('src/plugins/lean-client left out this kind of history.');
}

export {createHashHistory as createMemoryHistory};
