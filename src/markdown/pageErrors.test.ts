import {ContentError, failWithAll} from '../content-errors/contentError';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {expect, test} from 'vitest';

import {errorOfMarkdown, renderMarkdown} from '../../tests/support/markdown';
import {collecting, failOnce} from './pageErrors';

const refuse: Plugin<[number, string], Root> =
  (line, what) => (_tree, file) => {
    failWithAll([new ContentError({file: file.path, line}, what, 'Do it.')]);
  };

const steps = (...plugins: Plugin<[], Root>[]) => ({
  filePath: '/site/docs/a/page.md',
  beforeDefaultRemarkPlugins: [...plugins, failOnce],
});

test('mistakes of several steps are reported at once, sorted by line', async () => {
  const message = await errorOfMarkdown(
    'Text.',
    steps(
      collecting('/site', refuse, 7, 'later'),
      collecting('/site', refuse, 2, 'sooner'),
    ),
  );
  expect(message).toBe(
    'docs/a/page.md:2: sooner. Do it.\ndocs/a/page.md:7: later. Do it.',
  );
});

test('a page without mistakes passes, even after one with mistakes', async () => {
  const page = steps(collecting('/site', refuse, 1, 'wrong'));
  expect(await errorOfMarkdown('Text.', page)).not.toBe('');
  expect(await renderMarkdown('Text.', steps())).toBe('<p>Text.</p>');
});

test("a bug in a step is not reported as a writer's mistake", async () => {
  const broken: Plugin<[], Root> = () => () => {
    throw new TypeError('fault of the program');
  };
  await expect(
    renderMarkdown('Text.', steps(collecting('/site', broken))),
  ).rejects.toThrow(TypeError);
});

test('the framework prints little besides the message', async () => {
  const page = steps(collecting('/site', refuse, 1, 'wrong'));
  const error: unknown = await renderMarkdown('Text.', page).catch(
    (reason: unknown) => reason,
  );
  expect(JSON.stringify(error)).toBe('{}');
  expect((error as Error).stack?.split('\n')).toHaveLength(1);
});
