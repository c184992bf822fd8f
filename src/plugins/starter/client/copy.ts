const SHOWN_FOR_MS = 1500;

function announce(text: string): void {
  let region = document.querySelector<HTMLElement>('#oc-announcer');
  if (!region) {
    region = document.createElement('div');
    region.id = 'oc-announcer';
    region.className = 'oc-visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}

/** What a button says while it is not telling what it did. */
const labels = new WeakMap<HTMLElement, string>();

async function copy(button: HTMLElement): Promise<void> {
  const code = button.closest('.code-block')?.querySelector('pre');
  // A second press comes while the button still tells of the first.
  const before = labels.get(button) ?? button.textContent;
  labels.set(button, before);
  let said: string;
  try {
    await navigator.clipboard.writeText(code?.textContent ?? '');
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

/** The copy button of a block of code; what it did is shown and announced. */
export function startCopy(): void {
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  });
}
