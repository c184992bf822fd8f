/**
 * Runs on a redirect page. It keeps the query and hash of the address, and
 * replaces the page in the history. Without JavaScript, the page's refresh
 * redirects instead, but drops both.
 */
const to = document.currentScript?.dataset['to'];
if (to !== undefined) {
  const target = new URL(to, location.href);
  target.search = location.search;
  target.hash = location.hash || target.hash;
  location.replace(target);
}
