// @vitest-environment jsdom
/** @jsxRuntime automatic */
import {act, type ComponentType, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import * as library from 'react-helmet-async';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import * as own from './head';

type Head = ComponentType<{children?: ReactNode}>;

const SITE = (Head: Head): ReactNode => (
  <>
    <Head>
      <html lang="en" dir="ltr" />
      <title>Site</title>
      <meta property="og:title" content="Site" />
      <meta name="viewport" content="width=device-width" />
      <link rel="icon" href="/icon.svg" />
    </Head>
    <Head>
      <meta name="twitter:card" content="summary" />
      <body className="outer" />
    </Head>
    <Head>
      <meta property="og:url" content="https://a.example/" />
      <link rel="canonical" href="https://a.example/" />
    </Head>
    <Head>
      <link rel="alternate" href="https://a.example/" hrefLang="en" />
      <link rel="alternate" href="https://a.example/" hrefLang="x-default" />
    </Head>
  </>
);

const PAGE = (Head: Head): ReactNode => (
  <>
    {SITE(Head)}
    <Head>
      <html lang="en" className="docs" />
      <body className="inner" data-page="1" />
    </Head>
    <Head>
      <title>Page | Site</title>
      <meta property="og:title" content="Page | Site" />
      <meta name="description" content="One & two" />
      <meta name="twitter:card" content="large" />
      <>
        <link rel="canonical" href="https://a.example/page/" />
        {false}
      </>
      <script type="application/ld+json">{'{"@type":"Thing"}'}</script>
    </Head>
  </>
);

const ANOTHER = (Head: Head): ReactNode => (
  <>
    {SITE(Head)}
    <Head>
      <html lang="en" className="blog" />
    </Head>
    <Head>
      <title>Another | Site</title>
      <meta name="robots" content="noindex" />
    </Head>
  </>
);

/** What a page's head says, in whatever order. */
function headOfPage(): Record<string, unknown> {
  const attributes = ({attributes: list}: Element): string[] =>
    [...list]
      .filter(({name}) => name !== 'data-rh')
      .map(({name, value}) => `${name}=${value}`)
      .sort();
  return {
    title: document.title,
    html: attributes(document.documentElement),
    body: attributes(document.body),
    tags: [...document.head.querySelectorAll('[data-rh]')]
      .filter(({localName}) => localName !== 'title')
      .map(({outerHTML}) => outerHTML)
      .sort(),
  };
}

function clear(): void {
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const {name} of [...element.attributes]) element.removeAttribute(name);
  }
}

/** Draws pages one after the other and looks at the head after each. */
async function visit(
  {Helmet, HelmetProvider}: typeof own,
  pages: readonly ((Head: Head) => ReactNode)[],
): Promise<Record<string, unknown>[]> {
  clear();
  const root = createRoot(document.createElement('div'));
  const seen: Record<string, unknown>[] = [];
  for (const [index, page] of pages.entries()) {
    await act(async () => {
      root.render(
        <HelmetProvider>
          <div key={index}>{page(Helmet)}</div>
        </HelmetProvider>,
      );
      await Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(100);
    seen.push(headOfPage());
  }
  await act(async () => {
    root.unmount();
    await Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(100);
  return seen;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['one page', [PAGE]],
  ['a page and another', [PAGE, ANOTHER]],
  ['there and back', [SITE, PAGE, SITE, ANOTHER, PAGE]],
] as const)('the head is as the library makes it: %s', async (_name, pages) => {
  // The library's types allow what we do not use.
  const theirs = await visit(library as unknown as typeof own, pages);
  const ours = await visit(own, pages);
  expect(ours).toEqual(theirs);
  expect(ours[0]?.['tags']).not.toEqual([]);
});

test('what a page came with stays until another page is shown', async () => {
  clear();
  vi.resetModules();
  const {Helmet} = await import('./head');
  document.head.innerHTML =
    '<meta data-rh="true" property="og:title" content="Of the page itself">';
  const root = createRoot(document.createElement('div'));
  const draw = async (page: ReactNode): Promise<string | null | undefined> => {
    await act(async () => {
      root.render(page);
      await Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(100);
    return document
      .querySelector('meta[property="og:title"]')
      ?.getAttribute('content');
  };
  expect(await draw(<div key="1">{PAGE(Helmet)}</div>)).toBe(
    'Of the page itself',
  );
  expect(await draw(<div key="2">{ANOTHER(Helmet)}</div>)).toBe('Site');
});

test('what stays on the next page keeps its element', async () => {
  clear();
  const root = createRoot(document.createElement('div'));
  const draw = async (page: ReactNode): Promise<Element | null> => {
    await act(async () => {
      root.render(page);
      await Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(100);
    return document.head.querySelector('link[rel="icon"]');
  };
  const before = await draw(<div key="1">{PAGE(own.Helmet)}</div>);
  const after = await draw(<div key="2">{ANOTHER(own.Helmet)}</div>);
  expect(before).not.toBeNull();
  expect(after).toBe(before);
});
