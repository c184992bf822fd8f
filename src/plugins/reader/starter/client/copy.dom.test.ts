import {Blob as BlobOfNode} from 'node:buffer';

import {afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';

import {startCopy} from './copy';

/** Behaves like browsers: the written content may still be loading. */
class ClipboardItemOfBrowser {
  readonly items: Record<string, Promise<Blob>>;

  constructor(items: Record<string, Promise<Blob>>) {
    this.items = items;
  }
}

const clipboard = {
  write: vi.fn<(items: ClipboardItemOfBrowser[]) => Promise<void>>(),
  writeText: vi.fn<(text: string) => Promise<void>>(),
};

/** Presses the button, and waits until it says what happened. */
async function press(said = 'Copied'): Promise<void> {
  const button = document.querySelector('button');
  button?.click();
  await vi.waitFor(() => {
    expect(button?.textContent).toBe(said);
  });
}

beforeAll(() => {
  startCopy();
});

beforeEach(() => {
  clipboard.write.mockImplementation(async ([item]) => {
    await item?.items['text/plain'];
  });
  clipboard.writeText.mockResolvedValue();
  vi.stubGlobal('ClipboardItem', ClipboardItemOfBrowser);
  // The blobs of jsdom cannot be read.
  vi.stubGlobal('Blob', BlobOfNode);
  vi.stubGlobal('navigator', {clipboard});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const PAGE = '<button data-copy-page>Copy page</button>';

test('the page is requested during the click, as Safari requires', async () => {
  document.body.innerHTML = PAGE;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# Page')));
  const pressed = press();
  expect(clipboard.write).toHaveBeenCalledOnce();
  const [[item]] = clipboard.write.mock.calls[0] ?? [[]];
  const blob = await item?.items['text/plain'];
  expect(await blob?.text()).toBe('# Page');
  await pressed;
});

test('a browser that copies only strings gets the page once it is loaded', async () => {
  document.body.innerHTML = PAGE;
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# Page')));
  await press();
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('# Page');
});

test('if the page cannot be loaded, the button says that nothing was copied', async () => {
  document.body.innerHTML = PAGE;
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('', {status: 404})),
  );
  await press('Copy failed');
});

test('a block of code is copied as its text', async () => {
  document.body.innerHTML = `<figure class="code-block"><button data-copy>Copy</button><pre><code>kubectl <b>get</b> pods\n</code></pre></figure>`;
  await press();
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith(
    'kubectl get pods',
  );
});
