import {describe, expect, test} from 'vitest';

import {parseGlossary, type Glossary} from './readGlossary';

const PAGES: Readonly<Record<string, Record<string, unknown>>> = {
  'concepts/a.md': {title: 'About A'},
};

function parse(text: string): Glossary {
  return parseGlossary(
    new TextEncoder().encode(text),
    'docs/_glossary.yaml',
    (page) => PAGES[page],
  );
}

function entry(term: string, more = ''): string {
  return `- term: ${term}\n  definition: A thing of ${term}.\n  see: concepts/a.md#part\n${more}`;
}

test('a term has an id, its forms and the page that explains it', () => {
  expect(
    parse(entry('build plane', '  forms: [build planes, BuildPlane]\n')),
  ).toEqual({
    errors: [],
    terms: [
      {
        id: 'term-build-plane',
        term: 'build plane',
        definition: 'A thing of build plane.',
        forms: ['build plane', 'build planes', 'BuildPlane'],
        except: [],
        see: {file: 'concepts/a.md', fragment: 'part', title: 'About A'},
      },
    ],
  });
});

test('a remark in parentheses is part of the name but not a form', () => {
  const [term] = parse(
    entry('environment (stage)', '  forms: [environments]\n'),
  ).terms;
  expect(term?.term).toBe('environment (stage)');
  expect(term?.id).toBe('term-environment');
  expect(term?.forms).toEqual(['environments']);
});

test.each([
  'Runs on k3d.io or v0.3.2 of it.',
  'One sentence, with a comma: and a colon.',
])('%j is one sentence', (definition) => {
  const text = `- {term: a, definition: "${definition}", see: concepts/a.md}`;
  expect(parse(text).errors).toEqual([]);
});

test('a duplicate term is reported as such', () => {
  const {errors} = parse(entry('a') + entry('a'));
  expect(errors.map(({what}) => what)).toEqual([
    '"a" comes after "a"',
    '"a" appears twice in the glossary',
  ]);
});

describe('is reported with file, line and fix:', () => {
  test.each([
    ['- {term: a, see: concepts/a.md}\n', ':1:3 [0].definition', ''],
    [`${entry('a')}  form: [b]\n`, ':4:3 [0].form', 'Did you mean `forms`?'],
    [entry('b') + entry('a'), ':4:3 [1].term', 'Sort the terms by name'],
    [
      entry('a', '  forms: [x]\n') + entry('b', '  forms: [y, x]\n'),
      ':8:14 [1].forms[1]',
      'A spelling can mean only one term',
    ],
    [
      entry('a').replace('A thing of a.', 'A thing. Of a.'),
      ':2:3 [0].definition',
      'one sentence',
    ],
    [
      entry('a').replace('A thing of a.', 'a thing of a.'),
      ':2:3 [0].definition',
      'one sentence',
    ],
    [
      entry('a').replace('A thing of a.', 'Version %{v}.'),
      ':2:3 [0].definition',
      'constants do not work here',
    ],
    [
      entry('a').replace('concepts/a.md#part', './a.md'),
      ':3:3 [0].see',
      'a page path from the root',
    ],
    [
      entry('a').replace('concepts/a.md', 'concepts/none.md'),
      ':3:3 [0].see',
      'the page concepts/none.md does not exist',
    ],
    ['- [', ':1:', ''],
  ])('%j', (text, place, what) => {
    const messages = parse(text).errors.map(({message}) => message);
    expect(messages).toEqual([expect.stringContaining(what)]);
    expect(messages[0]).toContain(`docs/_glossary.yaml${place}`);
  });
});
