import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {startTabs} from './tabs';

const GROUP = `<div data-group="source">${['image', 'code']
  .map(
    (label) =>
      '<div class="tab">' +
      `<input type="radio" class="tab__choice"><label>${label}</label>` +
      '</div>',
  )
  .join('')}</div>`;

// jsdom does not escape names, but those in this test need no escaping.
vi.stubGlobal('CSS', {escape: (name: string) => name});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = GROUP + GROUP;
  [...document.querySelectorAll('input')].forEach((choice, index) => {
    choice.id = `tab-${index}`;
    choice.name = `group-${index < 2 ? 1 : 2}`;
  });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

startTabs();

function press(place: number): void {
  document.querySelectorAll<HTMLInputElement>('.tab__choice')[place]?.click();
}

function chosen(): readonly string[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>('.tab__choice:checked'),
  ].map(({id}) => id);
}

test('the chosen tab is painted before others of its group change', () => {
  press(1);
  vi.advanceTimersToNextFrame();
  expect(chosen()).toEqual(['tab-1']);
  vi.runAllTimers();
  expect(chosen()).toEqual(['tab-1', 'tab-3']);
  expect(localStorage.getItem('openchoreo.tab.source')).toBe('code');
  expect(location.hash).toBe('#tab-1');
});

test('a tab does not change the address once the page was left', () => {
  press(1);
  document.body.replaceChildren();
  vi.runAllTimers();
  expect(location.hash).toBe('');
});
