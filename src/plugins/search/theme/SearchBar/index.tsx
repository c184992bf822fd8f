import {type ReactNode, useCallback, useEffect, useState} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';

import {useDocsVersion, useSearchData} from '../../client/ask';
import {prepare} from '../../client/embedded';
import type * as ModalModule from '../../client/modal/SearchModal';
import {indexFile} from '../../shared/corpus';
import './searchBar.css';

/** What the reader wants of search: its code, or the dialog. The starter sets it. */
const wanted = (): string | undefined =>
  document.documentElement.dataset['search'];

/**
 * The search button. Until React runs, its form opens the search page, and the
 * starter opens a field, which the dialog takes over, and loads the index that
 * the form names.
 */
export default function SearchBar(): ReactNode {
  const [dialog, setDialog] = useState<typeof ModalModule>();
  const {hosted} = useSearchData();
  const baseUrl = useBaseUrl('/');
  const version = useDocsVersion();
  useEffect(() => {
    const onSearch = (): void => {
      if (wanted() === undefined) return;
      // The index loads beside the dialog, which reports a failure.
      if (!hosted) prepare(baseUrl, version).catch(() => undefined);
      import('../../client/modal/SearchModal').then(
        (code) => {
          if (wanted() === 'modal') setDialog(code);
        },
        // Without its code, the form of the field opens the search page.
        () => undefined,
      );
    };
    onSearch();
    document.addEventListener('search', onSearch);
    return () => {
      document.removeEventListener('search', onSearch);
    };
  }, [hosted, baseUrl, version]);
  const close = useCallback(() => {
    delete document.documentElement.dataset['search'];
    setDialog(undefined);
  }, []);
  return (
    <>
      <form
        action={`${baseUrl}search/`}
        data-search={hosted ? '' : baseUrl + indexFile(version)}>
        <button
          type="submit"
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
