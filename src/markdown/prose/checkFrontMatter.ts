import {ContentError} from '../../lib/contentError';
import {docsVersionOfFile} from '../../site/versions';
import {DESCRIPTION_LENGTH, UNWANTED_PHRASES} from './proseLimits';
import type {CheckedProse} from './checkPage';
import type {ProsePage} from './readProse';

type Titled = Pick<ProsePage, 'file' | 'frontMatter'>;

/** Checks titles and descriptions, of each page and against each other. */
export function checkFrontMatter(pages: readonly Titled[]): CheckedProse {
  const checked = pages.map(checkOne);
  return {
    errors: checked.flatMap(({errors}) => errors),
    advice: [
      ...checked.flatMap(({advice}) => advice),
      ...findAlike(pages, 'description'),
      ...findAlike(pages, 'title'),
    ],
  };
}

function checkOne({file, frontMatter}: Titled): CheckedProse {
  const errors: ContentError[] = [];
  const advice: ContentError[] = [];
  const advise = (key: string, what: string, remedy: string): void => {
    advice.push(new ContentError({file, line: 1, key}, what, remedy));
  };
  for (const key of ['title', 'description'] as const) {
    const value = frontMatter[key];
    if (typeof value !== 'string' || value.trim() === '') {
      advise(key, `the page has no ${key}`, 'Write it in the front matter.');
    } else if (value.includes('%{')) {
      errors.push(
        new ContentError(
          {file, line: 1, key},
          'constants are not filled in here',
          'Write the value.',
        ),
      );
    } else {
      for (const {phrase, why, remedy} of UNWANTED_PHRASES) {
        const [found] = value.match(phrase) ?? [];
        if (found !== undefined) advise(key, `"${found}" ${why}`, remedy);
      }
    }
  }
  const {description} = frontMatter;
  if (typeof description === 'string') {
    const {min, max} = DESCRIPTION_LENGTH;
    const {length} = description;
    if (length < min || length > max) {
      advise(
        'description',
        `the description has ${length} characters`,
        `Write ${min} to ${max}: search engines show no more.`,
      );
    }
  }
  return {errors, advice};
}

/** Pages of another version may say the same: a cut begins so. */
function findAlike(
  pages: readonly Titled[],
  key: 'title' | 'description',
): ContentError[] {
  const first = new Map<string, Titled>();
  return pages.flatMap((page) => {
    const value = page.frontMatter[key];
    if (typeof value !== 'string') return [];
    const version = docsVersionOfFile(page.file)?.name ?? '';
    const said = `${version}: ${value.toLowerCase()}`;
    const before = first.get(said);
    if (before === undefined) {
      first.set(said, page);
      return [];
    }
    return [
      new ContentError(
        {file: page.file, line: 1, key},
        `the ${key} is that of ${before.file}`,
        'Say what only this page answers.',
      ),
    ];
  });
}
