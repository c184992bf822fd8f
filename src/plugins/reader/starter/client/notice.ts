import {announce} from './announce';

const ID = 'oc-notice';

/** Removes the notice, if there is one. */
export function hideNotice(): void {
  document.getElementById(ID)?.remove();
}

/** Shows and announces a notice, which replaces an earlier one. */
export function showNotice(text: string): void {
  hideNotice();
  const notice = document.createElement('aside');
  notice.id = ID;
  notice.className = 'oc-notice';
  notice.setAttribute('aria-label', 'Notice');
  const words = document.createElement('p');
  words.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'oc-button oc-button--plain';
  close.textContent = 'Close';
  close.addEventListener('click', hideNotice);
  notice.append(words, close);
  document.body.append(notice);
  announce(text);
}
