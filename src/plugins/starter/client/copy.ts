import {announce} from './announce';

const SHOWN_FOR_MS = 1500;

/** What a button says while it is not telling what it did. */
const labels = new WeakMap<HTMLElement, string>();

function codeOf(button: HTMLElement): string {
  const code = button.closest('.code-block')?.querySelector('pre');
  return code?.textContent ?? '';
}

async function markdownOfPage(): Promise<string> {
  const answer = await fetch('index.md');
  if (!answer.ok) throw new Error(`index.md: ${answer.status}`);
  return answer.text();
}

async function copy(
  button: HTMLElement,
  read: () => string | Promise<string>,
): Promise<void> {
  // A second press comes while the button still tells of the first.
  const before = labels.get(button) ?? button.textContent;
  labels.set(button, before);
  let said: string;
  try {
    await navigator.clipboard.writeText(await read());
    said = 'Copied';
  } catch {
    said = 'Not copied';
  }
  button.textContent = said;
  announce(said);
  setTimeout(() => {
    button.textContent = before;
  }, SHOWN_FOR_MS);
}

/** Buttons that copy a block of code or the page; what they did is announced. */
export function startCopy(): void {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const code = target.closest<HTMLElement>('[data-copy]');
    if (code) void copy(code, () => codeOf(code));
    const page = target.closest<HTMLElement>('[data-copy-page]');
    if (page) void copy(page, markdownOfPage);
  });
}
