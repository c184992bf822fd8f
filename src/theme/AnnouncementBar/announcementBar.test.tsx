import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';

import type {Announcement} from '../../site/announcement';

const LINK = {label: 'Read <b>more</b>', url: 'https://example.org/'};

/** The bar as the build renders it for this text. */
async function bar(text: string): Promise<string> {
  const ANNOUNCEMENT: Announcement = {text, link: LINK};
  vi.doMock('@site/src/site/announcement', () => ({ANNOUNCEMENT}));
  const {default: AnnouncementBar} = await import('./index');
  return renderToStaticMarkup(<AnnouncementBar />);
}

afterEach(() => {
  vi.doUnmock('@site/src/site/announcement');
  vi.resetModules();
});

test('fault 14: an announcement without text shows no bar', async () => {
  expect(await bar('')).toBe('');
});

test('fault 14: markup in an announcement is text', async () => {
  const html = await bar('<img src=x onerror=alert(1)>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('Read &lt;b&gt;more&lt;/b&gt;');
});
