import {useEffect, useRef, useState, type RefObject} from 'react';

import {useLocation} from '@docusaurus/router';

import {unpackText} from './unpackText';

const KEY_PREFIX = 'checked-text:';

const BROKEN = 'The text in this link is damaged or too long.';
const KEPT = 'Your text is kept in this tab until you close it.';
const NOT_KEPT =
  'Your browser does not let this page keep your text. It is lost on reload.';

/**
 * The text of the page: what was typed or kept in this tab, or that of a link. It
 * is kept for each link, so that a reload or Back brings it back as it was left; if
 * it was deleted, the text of the link comes back.
 *
 * @returns Also what to tell the reader about it.
 */
export function useText(field: RefObject<HTMLTextAreaElement | null>) {
  const {hash, search} = useLocation();
  // A text that came without a link belongs to the link `''`.
  const [open, setOpen] = useState({link: '', text: '', notice: ''});
  const lastLink = useRef<string>(undefined);

  useEffect(() => {
    const read = async (): Promise<void> => {
      // Pages link with `?`, so that link checkers don't report a missing anchor;
      // a link with `#` keeps the text from servers.
      const link = textOf(hash) ?? textOf(search) ?? '';
      if (link === lastLink.current) return;
      const isFirst = lastLink.current === undefined;
      lastLink.current = link;
      let text: string | undefined = keptText(link);
      if (link !== '') text ||= await unpackText(link);
      // The reader has followed another link meanwhile.
      if (link !== lastLink.current) return;
      // A text can be typed before the application runs.
      if (isFirst) text = field.current?.value || text;
      const notice = text === undefined ? BROKEN : keepText(link, text);
      setOpen({link, text: text ?? '', notice});
    };
    void read();
  }, [field, hash, search]);

  const setText = (text: string): void => {
    setOpen({...open, text, notice: keepText(open.link, text)});
  };
  return {text: open.text, setText, notice: open.notice};
}

/** What a part of an address has as `text`: `?text=a` → `a`. */
function textOf(part: string): string | null {
  return new URLSearchParams(part.slice(1)).get('text');
}

/** Keeps a text in this tab, and says whether it could. */
function keepText(link: string, text: string): string {
  try {
    sessionStorage.setItem(KEY_PREFIX + link, text);
    return text === '' ? '' : KEPT;
  } catch {
    // It is blocked, or full.
    return NOT_KEPT;
  }
}

/** The text that was kept for a link; empty if there is none. */
function keptText(link: string): string {
  try {
    return sessionStorage.getItem(KEY_PREFIX + link) ?? '';
  } catch {
    return '';
  }
}
