import {useCallback, useEffect, useRef} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';

import {openText, type Opened} from '../../client/openText';
import {readOpening} from '../../client/textLink';

/**
 * Opens what the address of the page says, now and when it changes.
 *
 * @param folder - The published samples, below the base URL.
 * @param show - Stays the same function.
 * @returns Opens what the part of an address from `#` or `?` says.
 */
export function useOpening(
  folder: string,
  show: (opened: Opened) => void,
): (part: string) => void {
  const samples = useBaseUrl(folder);
  const hasOpened = useRef(false);
  const open = useCallback(
    (part: string): void => {
      const url = new URL(samples, window.location.href);
      void openText(readOpening(part), url.href).then((opened) => {
        if (opened) show(opened);
      });
    },
    [samples, show],
  );
  useEffect(() => {
    const {hash, search} = window.location;
    if (!hasOpened.current) open(hash === '' ? search : hash);
    hasOpened.current = true;
    const onHash = (): void => {
      open(window.location.hash);
    };
    window.addEventListener('hashchange', onHash);
    return () => {
      window.removeEventListener('hashchange', onHash);
    };
  }, [open]);
  return open;
}
