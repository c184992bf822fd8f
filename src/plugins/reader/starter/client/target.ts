/** `component-yaml-L3-L7`: a block's ID and a range of its lines. */
const LINES = /^(.+?)-L(\d+)(?:-L?(\d+))?$/;

/**
 * Marks lines of a code block. The build writes each line as complete HTML,
 * separated by newlines.
 */
function markLines(code: Element, first: number, last: number): void {
  code.innerHTML = code.innerHTML
    .split('\n')
    .map((line, index) =>
      index + 1 < first || index >= last || line === ''
        ? line
        : `<mark class="code-block__line" data-linked>${line}</mark>`,
    )
    .join('\n');
}

/** Opens whatever hides an element; returns whether anything was closed. */
function reveal(element: Element): boolean {
  let wasShut = false;
  for (
    let part: Element | null = element;
    part !== null;
    part = part.parentElement
  ) {
    const choice = part.querySelector<HTMLInputElement>(
      ':scope.tab > .tab__choice:not(:checked)',
    );
    if (choice) choice.checked = wasShut = true;
    if (part.matches('details:not([open])')) {
      part.setAttribute('open', '');
      wasShut = true;
    }
  }
  return wasShut;
}

/**
 * Shows the target of the address: marks lines of a code block, and opens the
 * tabs and collapsed sections around it.
 */
export function showTarget(): void {
  for (const mark of document.querySelectorAll('[data-linked]')) {
    mark.replaceWith(...mark.childNodes);
  }
  const name = decodeURIComponent(location.hash.slice(1));
  const [, id = '', first, last = first] = LINES.exec(name) ?? [];
  const code = document.getElementById(id)?.querySelector('code');
  if (code) markLines(code, Number(first), Number(last));
  const lines = code?.querySelector('[data-linked]');
  const target = lines ?? document.getElementById(name);
  if (target && (reveal(target) || lines)) {
    target.scrollIntoView({block: lines ? 'center' : 'start'});
  }
}

/**
 * Scrolls to the target of the address and focuses it, as a page load would.
 * The application changes the address without updating `:target`.
 */
export function focusTarget(): void {
  const name = decodeURIComponent(location.hash.slice(1));
  const target =
    document.querySelector<HTMLElement>('[data-linked]') ??
    document.getElementById(name);
  if (!target || target.contains(document.activeElement)) return;
  // Lines are already in view.
  if (!target.matches('[data-linked]')) target.scrollIntoView();
  // Elements other than controls need it to be focusable.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({preventScroll: true});
}

/** The hash of a block, including its selected lines. */
export function hashOf(block: Element): string {
  const code = block.querySelector('code');
  const selection = getSelection();
  let lines = '';
  if (code && selection && !selection.isCollapsed) {
    const {
      commonAncestorContainer: around,
      startContainer,
      startOffset,
      endContainer,
      endOffset,
    } = selection.getRangeAt(0);
    if (block.contains(around)) {
      const first = lineOf(code, startContainer, startOffset);
      const last = lineOf(code, endContainer, endOffset);
      lines = `-L${first}${last > first ? `-L${last}` : ''}`;
    }
  }
  return `#${block.id}${lines}`;
}

/** The line of a position in code; a newline right before it does not count. */
function lineOf(code: Element, container: Node, offset: number): number {
  const before = new Range();
  before.setStart(code, 0);
  before.setEnd(container, offset);
  return before.toString().replace(/\n$/, '').split('\n').length;
}
