/** Loads the code that fills in placeholders, on pages that have any. */
export function onRouteDidUpdate(): void {
  if (!document.querySelector('var[data-quote]')) return;
  import(/* webpackChunkName: "command-values" */ './fillIn').then(
    ({startCommandValues}) => {
      startCommandValues();
    },
    () => {
      // Offline: the placeholders stay as they are.
    },
  );
}
