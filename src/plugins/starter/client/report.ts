const LONGEST_QUOTE = 500;

/** 'Report a problem' takes along what the reader has selected. */
export function startReport(): void {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-report]');
    const selected = getSelection()?.toString().trim().slice(0, LONGEST_QUOTE);
    if (!link || selected === undefined || selected === '') return;
    const url = new URL(link.href);
    const quote = selected.toWellFormed().replaceAll('\n', '\n> ');
    const body = (url.searchParams.get('body') ?? '').split('\n\n> ')[0] ?? '';
    url.searchParams.set('body', `${body}\n\n> ${quote}\n`);
    link.href = url.href;
  });
}
