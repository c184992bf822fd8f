import {describe, expect, test} from 'vitest';

import {cutSnippet, findMarks, tagSpans} from './highlight';

function marked(text: string, marks: Readonly<Record<string, number>>): string {
  return tagSpans(text, findMarks(text, new Map(Object.entries(marks))));
}

test('a word that was typed whole is marked whole, its plural too', () => {
  expect(marked('All components run', {component: 9})).toBe(
    'All <mark>components</mark> run',
  );
});

test('of a longer word, what was typed is marked', () => {
  expect(marked('A component', {component: 4})).toBe(
    'A <mark>comp</mark>onent',
  );
});

test('a part of a name is marked inside the name', () => {
  expect(marked('The DataPlane', {plane: 5})).toBe(
    'The Data<mark>Plane</mark>',
  );
});

test('a name and its parts give one mark', () => {
  expect(marked('A DataPlane', {data: 4, dataplane: 9})).toBe(
    'A <mark>DataPlane</mark>',
  );
});

test('markup in a text stays text', () => {
  expect(marked('<b>bold</b>', {bold: 4})).toBe('<b><mark>bold</mark></b>');
});

describe('snippets', () => {
  const text = 'one two three four five six seven eight nine ten';
  const cut = (marks: Readonly<Record<string, number>>, words: number) => {
    const spans = findMarks(text, new Map(Object.entries(marks)));
    const {start, end} = cutSnippet(text, spans, words);
    return text.slice(start, end);
  };

  test('a short text is left whole', () => {
    expect(cut({}, 10)).toBe(text);
  });

  test('without marks it is the beginning', () => {
    expect(cut({}, 3)).toBe('one two three');
  });

  test('it stands where most marks are', () => {
    expect(cut({two: 3, seven: 5, eight: 5}, 3)).toBe('six seven eight');
  });

  test('a mark has words before it and after it', () => {
    expect(cut({six: 3}, 3)).toBe('five six seven');
  });

  test('at the end of the text it is as long as elsewhere', () => {
    expect(cut({ten: 3}, 3)).toBe('eight nine ten');
  });
});
