async function copy(button: HTMLElement, code: Element): Promise<void> {
  button.ariaLive = 'polite';
  try {
    await navigator.clipboard.writeText(code.textContent.trimEnd());
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Copy failed';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
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
