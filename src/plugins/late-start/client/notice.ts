/** Removes the notice, if there is one. */
export function hideNotice(): void {
  document.querySelector('.notice')?.remove();
}

/** Shows a notice, which replaces an earlier one, until it is clicked. */
export function showNotice(text: string): void {
  hideNotice();
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className = 'alert alert--info notice';
  notice.textContent = text;
  notice.onclick = hideNotice;
  document.body.append(notice);
}
