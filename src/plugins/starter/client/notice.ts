import {announce} from './announce';

const ID = 'oc-notice';

/** Takes the notice away, if there is one. */
export function hideNotice(): void {
  document.getElementById(ID)?.remove();
}

/** Shows and says one short text below the page; a new one replaces it. */
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
