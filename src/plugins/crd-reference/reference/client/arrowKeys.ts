/** How many keys each arrow key moves in a manifest. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** Moves the focus between the keys of a manifest with the arrow keys. */
function onKey(event: KeyboardEvent): void {
  const {key, target, altKey, ctrlKey, metaKey, shiftKey} = event;
  const step = STEPS[key];
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof Element) || !target.matches('pre code a')) return;
  const links = [
    ...(target.closest('code')?.querySelectorAll<HTMLElement>('a') ?? []),
  ];
  const next = links[links.findIndex((link) => link === target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', onKey);
}
