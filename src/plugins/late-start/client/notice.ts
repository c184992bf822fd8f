const ID = 'notice';

/** Removes the notice, if there is one. */
export function hideNotice(): void {
  document.getElementById(ID)?.remove();
}

/** Shows a notice, which replaces an earlier one, until it is clicked. */
export function showNotice(text: string): void {
  hideNotice();
  const notice = document.createElement('div');
  notice.id = ID;
  notice.role = 'alert';
  notice.className = 'alert alert--info notice';
  notice.textContent = text;
  notice.addEventListener('click', hideNotice);
  document.body.append(notice);
}
