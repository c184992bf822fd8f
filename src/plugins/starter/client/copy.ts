import {announce} from './announce';
import {hashOf, showTarget} from './target';

const SHOWN_FOR_MS = 1500;

/** What a button says while it is not telling what it did. */
const labels = new WeakMap<HTMLElement, string>();

/** A block is copied without prompts and the like, which the button knows. */
function codeOf({dataset}: HTMLElement, code: Element | null): string {
  return dataset['copy'] || (code?.textContent ?? '').trimEnd();
}

async function markdownOfPage(): Promise<string> {
  const answer = await fetch('index.md');
  if (!answer.ok) throw new Error(`index.md: ${answer.status}`);
  return answer.text();
}

/** The address bar and the page show the lines that were selected. */
function linkTo(block: Element): string {
  history.replaceState(history.state, '', hashOf(block));
  showTarget();
  return location.href;
}

/**
 * Safari copies only what it is given during the press itself, so a text that is
 * still loading is passed as a promise.
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
  // A second press, while the button still reports the first.
  const before = labels.get(button) ?? button.textContent;
  labels.set(button, before);
  let said: string;
  try {
    await writeText(read());
    said = 'Copied';
  } catch {
    said = 'Copy failed';
    // Without HTTPS there is no clipboard, so the reader must press the keys.
    if (code) getSelection()?.selectAllChildren(code);
  }
  button.textContent = said;
  announce(said);
  setTimeout(() => {
    button.textContent = before;
  }, SHOWN_FOR_MS);
}

/**
 * The buttons that copy a block of code, a link to it, or the page. The result
 * is announced.
 */
export function startCopy(): void {
  document.addEventListener('click', (event) => {
    const {target} = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(
      '[data-copy], [data-copy-link], [data-copy-page]',
    );
    if (!button) return;
    const block = button.closest('.code-block');
    if ('copyPage' in button.dataset) {
      void copy(button, markdownOfPage);
    } else if ('copy' in button.dataset) {
      const code = block?.querySelector('code') ?? null;
      void copy(button, () => codeOf(button, code), code);
    } else if (block) {
      event.preventDefault();
      void copy(button, () => linkTo(block));
    }
  });
}
