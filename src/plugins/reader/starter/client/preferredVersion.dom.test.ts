import {afterEach, beforeAll, beforeEach, expect, test} from 'vitest';

import {startPreferredVersion, showSwitchNotice} from './preferredVersion';

function click(init: MouseEventInit = {}): void {
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', {bubbles: true, ...init}));
}

function notice(): string | null | undefined {
  return document.querySelector('.oc-notice p')?.textContent;
}

beforeAll(() => {
  startPreferredVersion();
  // Prevents navigation, which jsdom does not implement.
  document.addEventListener('click', (event) => {
    event.preventDefault();
  });
});

beforeEach(() => {
  history.replaceState(null, '', '/docs/next/new-page/');
  document.body.innerHTML = `<main><h1>New page</h1></main>
    <a href="/docs/" data-docs-plugin="default" data-docs-version="v0.3.x" data-docs-nearest>v0.3.x</a>
    <span class="theme-doc-version-badge">Version: v0.3.x</span>`;
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}])(
  'a version that is opened elsewhere (%o) leaves no notice for this tab',
  (keys) => {
    click(keys);
    history.replaceState(null, '', '/docs/');
    showSwitchNotice();
    expect(notice()).toBeUndefined();
    expect(localStorage.getItem('docs-preferred-version-default')).toBe(
      'v0.3.x',
    );
  },
);

test('a version switch to another page is forgotten', () => {
  click();
  history.replaceState(null, '', '/blog/');
  showSwitchNotice();
  history.replaceState(null, '', '/docs/');
  showSwitchNotice();
  expect(notice()).toBeUndefined();
});
