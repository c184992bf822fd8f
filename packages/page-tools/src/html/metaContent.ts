import type {Element} from 'hast';
import {select} from 'hast-util-select';

/** @returns The content of a `meta` element of the head; empty if there is none. */
export function metaContent(head: Element, name: string): string {
  const meta = select(`meta[name="${name}"]`, head);
  const content = meta?.properties['content'];
  return typeof content === 'string' ? content : '';
}
