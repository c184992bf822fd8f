/**
 * Runs on a page that only leads to another one: goes there with the query and
 * the hash of the address, in the place of this page in the history. Without
 * script the page's own refresh does, without them.
 */
const to = document.currentScript?.dataset['to'];
if (to !== undefined) {
  const target = new URL(to, location.href);
  target.search = location.search;
  target.hash = location.hash || target.hash;
  location.replace(target);
}
