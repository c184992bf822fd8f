const LONGEST_QUOTE = 500;

const QUOTE = '\n\n> ';

/** Quotes the selected text in 'Report a problem'. */
export function startReport(): void {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-report]');
    if (!link) return;
    const selected = getSelection()?.toString().trim() ?? '';
    const quote = selected.slice(0, LONGEST_QUOTE).toWellFormed();
    const url = new URL(link.href);
    // Remove the selection that an earlier click added.
    let body = url.searchParams.get('body')?.split(QUOTE)[0] ?? '';
    if (quote !== '') body += `${QUOTE}${quote.replaceAll('\n', '\n> ')}\n`;
    url.searchParams.set('body', body);
    link.href = url.href;
  });
}
