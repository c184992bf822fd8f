import {readStored, writeStored} from '@openchoreo/page-tools/browser/storage';
import {READ_PAGES_KEY} from '../../../../site/storageKeys';

const LINKS = '[id^="path-"] + p + ol > li > a:first-child';

/** The end of the address, which is the same in every version. */
function nameOf({pathname}: HTMLAnchorElement): string {
  return pathname.split('/').slice(-3, -1).join('/');
}

function readPages(): Set<string> {
  return new Set(readStored(READ_PAGES_KEY, (raw) => raw.split(' ')));
}

function store(name: string, read: boolean): void {
  const names = readPages();
  if (read) names.add(name);
  else names.delete(name);
  writeStored(READ_PAGES_KEY, names.size > 0 ? [...names].join(' ') : null);
}

/** Puts a box behind each link of a path. A page in two paths has two boxes. */
export function onRouteDidUpdate(): void {
  const read = readPages();
  const boxes: HTMLInputElement[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const item = link.parentElement;
    if (!item || item.querySelector('input')) continue;
    const name = nameOf(link);
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.name = name;
    box.checked = read.has(name);
    box.ariaLabel = box.title = `Read: ${link.text}`;
    box.onchange = () => {
      store(name, box.checked);
      for (const same of boxes) {
        if (same.name === name) same.checked = box.checked;
      }
    };
    boxes.push(box);
    item.append(' ', box);
  }
}
