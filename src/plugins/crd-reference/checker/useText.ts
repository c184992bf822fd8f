import {useEffect, useRef, useState, type RefObject} from 'react';

import {useLocation} from '@docusaurus/router';

import type {EditorHandle} from './Editor';
import {keepText, keptText} from './keptText';
import {unpackText} from './unpackText';

/** Milliseconds after the last key press before a text is kept. */
const TYPING_PAUSE_MS = 300;

const BROKEN = 'The text in this link is damaged or too long.';
const KEPT = 'Your text is kept in this tab until you close it.';
const NOT_KEPT =
  'Your browser does not let this page keep your text. It is lost on reload.';

/** A text, and the link that it belongs to; `''` if it came without one. */
interface OpenText {
  readonly link: string;
  readonly text: string;
}

/**
 * The text of the page: what was typed or kept in this tab, or that of a link. It
 * is kept for each link, so that a reload or Back brings it back as it was left.
 *
 * @returns Also what to tell the reader about it.
 */
export function useText(editor: RefObject<EditorHandle | null>) {
  const {hash, search} = useLocation();
  const [open, setOpen] = useState<OpenText>();
  const [notice, setNotice] = useState('');
  const keep = useRef<() => void>(undefined);

  useEffect(() => {
    const read = async (): Promise<void> => {
      // Pages link with `?`, so that link checkers don't report a missing anchor;
      // a link with `#` keeps the text from servers.
      const link = new URLSearchParams((hash || search).slice(1)).get('text');
      if (link === null) {
        // A text can be typed before the application runs.
        const typed = editor.current?.text() ?? '';
        setOpen({link: '', text: typed || keptText('')});
        return;
      }
      const text = keptText(link) || (await unpackText(link));
      setOpen({link, text: text ?? ''});
      setNotice(text === undefined ? BROKEN : '');
    };
    void read();
  }, [editor, hash, search]);

  useEffect(() => {
    if (!open) return undefined;
    keep.current = () => {
      const isKept = keepText(open.link, open.text);
      if (open.text !== '') setNotice(isKept ? KEPT : NOT_KEPT);
    };
    const pause = setTimeout(keep.current, TYPING_PAUSE_MS);
    addEventListener('pagehide', keep.current);
    return () => {
      clearTimeout(pause);
      if (keep.current) removeEventListener('pagehide', keep.current);
    };
  }, [open]);

  // A link inside the site leaves the page at once.
  useEffect(() => () => keep.current?.(), []);

  const setText = (text: string): void => {
    setOpen((before) => ({link: before?.link ?? '', text}));
  };
  return {text: open?.text ?? '', setText, notice};
}
