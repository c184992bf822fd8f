import {beforeAll} from 'vitest';

/** Test files share a document, because making one takes longer than the tests. */
beforeAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
