import {announce} from './announce';

const SHOWN_FOR_MS = 1500;

/** Original labels of buttons that currently show a result. */
const labels = new WeakMap<HTMLElement, string>();

async function markdownOfPage(): Promise<string> {
  const answer = await fetch('index.md');
  if (!answer.ok) throw new Error(`index.md: ${answer.status}`);
  return answer.text();
}

/**
 * Safari only allows copying during the click itself, so a text that is still
 * loading is passed as a promise.
 */
async function writeText(text: string | Promise<string>): Promise<void> {
  const {clipboard} = navigator;
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((read) => new Blob([read], {type}));
  await clipboard.write([new ClipboardItem({[type]: blob})]);
}

async function copy(
  button: HTMLElement,
  read: () => string | Promise<string>,
  code?: Element | null,
): Promise<void> {
  // A second click may come while the button still shows the first result.
  const before = labels.get(button) ?? button.textContent;
  labels.set(button, before);
  let said: string;
  try {
    await writeText(read());
    said = 'Copied';
  } catch {
    said = 'Copy failed';
    // Without HTTPS there is no clipboard API, so select the code for the
    // reader.
    if (code) getSelection()?.selectAllChildren(code);
  }
  button.textContent = said;
  announce(said);
  setTimeout(() => {
    button.textContent = before;
  }, SHOWN_FOR_MS);
}

/**
 * Handles the buttons that copy a code block or the page, and announces the
 * result.
 */
export function startCopy(): void {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-copy], [data-copy-page]');
    if (!button) return;
    if ('copyPage' in button.dataset) {
      void copy(button, markdownOfPage);
      return;
    }
    const code = button.closest('.code-block')?.querySelector('code') ?? null;
    void copy(button, () => (code?.textContent ?? '').trimEnd(), code);
  });
}
