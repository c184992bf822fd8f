const LONGEST_QUOTE = 500;

const QUOTE = '\n\n> ';

function selectedText(): string {
  const selected = getSelection()?.toString().trim() ?? '';
  return selected.slice(0, LONGEST_QUOTE).toWellFormed();
}

function quoteOf(text: string): string {
  return text === '' ? '' : `${QUOTE}${text.replaceAll('\n', '\n> ')}\n`;
}

/** 'Report a problem' takes along what the reader has selected. */
export function startReport(): void {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-report]');
    if (!link) return;
    const url = new URL(link.href);
    // What an earlier press took along is not what is selected now.
    const body = (url.searchParams.get('body') ?? '').split(QUOTE)[0] ?? '';
    url.searchParams.set('body', body + quoteOf(selectedText()));
    link.href = url.href;
  });
}
