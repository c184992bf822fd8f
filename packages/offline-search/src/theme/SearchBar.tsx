import {type ReactNode, useEffect} from 'react';

import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';

import {NAVIGATE_EVENT} from '../client/navigate';
import {SEARCH_ROUTE} from '../shared/addresses';
import type {SearchGlobalData} from '../shared/settings';
import './searchBar.css';

/** Search navigates on its own until the application runs. */
function useNavigation(): void {
  const history = useHistory();
  useEffect(() => {
    const onNavigate = (event: Event): void => {
      if (!(event instanceof CustomEvent)) return;
      const url = new URL(String(event.detail), window.location.href);
      if (url.origin !== window.location.origin) return;
      event.preventDefault();
      history.push(url.pathname + url.search + url.hash);
    };
    document.addEventListener(NAVIGATE_EVENT, onNavigate);
    return () => {
      document.removeEventListener(NAVIGATE_EVENT, onNavigate);
    };
  }, [history]);
}

/**
 * The search button. In plain HTML it opens the search page; the starter opens the
 * dialog instead. The dialog is not part of the application.
 */
export function SearchBar({icon}: {readonly icon: ReactNode}): ReactNode {
  // Set by `createSearchPlugin`.
  const {folder, engine, note} = usePluginData('search') as SearchGlobalData;
  useNavigation();
  return (
    <form
      className="search-bar"
      action={useBaseUrl(SEARCH_ROUTE)}
      data-search={folder}
      data-search-engine={engine}
      data-search-note={note}>
      <button
        type="submit"
        className="DocSearch DocSearch-Button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /">
        <span className="DocSearch-Button-Container">
          {icon}
          <span className="DocSearch-Button-Placeholder">Search</span>
        </span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd className="DocSearch-Button-Key search-bar__ctrl">Ctrl</kbd>
          <kbd className="DocSearch-Button-Key search-bar__command">⌘</kbd>
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
    </form>
  );
}
