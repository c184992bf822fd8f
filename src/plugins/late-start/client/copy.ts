/**
 * Copies the code and says so in the button: by its text, which a screen reader
 * says aloud, and by `data-copied`, which a style sheet draws.
 */
async function copy(button: HTMLElement, code: Element): Promise<void> {
  button.ariaLive = 'polite';
  try {
    await navigator.clipboard.writeText(code.textContent.trimEnd());
    button.textContent = 'Copied';
    button.dataset['copied'] = 'true';
  } catch {
    button.textContent = 'Copy failed';
    button.dataset['copied'] = 'false';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
    delete button.dataset['copied'];
  }, 1500);
}

/** Handles the buttons that copy a block of code. */
export function startCopy(): void {
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    const code = button && button.closest('.code-block')?.querySelector('code');
    if (code) void copy(button, code);
  });
}
