import {type ReactNode, useCallback, useEffect, useState} from 'react';

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {useSearchedVersion, useSearchData} from '../../client/useSearch';
import {prepare} from '../../client/embedded';
import type * as ModalModule from '../../client/modal/SearchModal';
import {
  indexAddress,
  isReplaceable,
  onField,
  openedField,
} from '../../handover';
import {indexFile} from '../../shared/corpus';
import {showNotice} from '../../../late-start/client/notice';
import './searchBar.css';

/** Loads the index, unless a provider has it, beside the code of the dialog. */
function load(index: string): Promise<typeof ModalModule> {
  // The dialog reports a failure.
  if (index !== '') prepare(index).catch(() => undefined);
  return import('../../client/modal/SearchModal');
}

// Opened before React runs: not after the code of the page, but beside it.
if (ExecutionEnvironment.canUseDOM && openedField()) {
  load(indexAddress()).catch(() => undefined);
}

/**
 * The search button. Until React runs, its form opens the search page, and the
 * starter opens a field, which the dialog takes over, and loads the index that
 * the form names.
 */
export default function SearchBar(): ReactNode {
  const [dialog, setDialog] = useState<typeof ModalModule>();
  const {hosted} = useSearchData();
  const baseUrl = useBaseUrl('/');
  const version = useSearchedVersion();
  const index = hosted ? '' : baseUrl + indexFile(version);
  useEffect(() => {
    const replaceField = async (): Promise<void> => {
      try {
        const code = await load(index);
        if (isReplaceable()) setDialog(code);
      } catch {
        // The form of the field may still open the search page.
        if (!openedField()) return;
        showNotice('Search did not load. Check your network connection.');
      }
    };
    if (openedField()) void replaceField();
    return onField(() => void replaceField());
  }, [index]);
  const preload = (): void => {
    load(index).catch(() => undefined);
  };
  const close = useCallback(() => {
    setDialog(undefined);
  }, []);
  return (
    <>
      <form action={`${baseUrl}search/`} data-index={index}>
        <button
          type="submit"
          onPointerOver={preload}
          onFocus={preload}
          className="DocSearch-Button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /">
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path
              d="m14.39 14.39 4.05 4.05m-4.05-4.05a7.53 7.53 0 1 1-10.65-10.65 7.53 7.53 0 0 1 10.65 10.65Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </svg>
          <span className="DocSearch-Button-Placeholder">Search</span>
          <span className="DocSearch-Button-Keys" aria-hidden="true">
            <kbd className="DocSearch-Button-Key search-bar__ctrl">Ctrl</kbd>
            <kbd className="DocSearch-Button-Key search-bar__command">⌘</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </span>
        </button>
      </form>
      {dialog && <dialog.SearchModal onClose={close} />}
    </>
  );
}
