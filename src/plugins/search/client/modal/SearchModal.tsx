import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';

import {DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {takeTyped, type Typed, watchCuts} from '../../handover';
import {DIALOG_QUERY_LENGTH} from '../../shared/hits';
import type {SearchResult} from '../../shared/readHits';
import {shortcutOf} from '../../shared/shortcut';
import {countText, missingResultsUrl, searchPageUrl} from '../../shared/texts';
import {SearchStatus} from '../SearchStatus';
import {useSearchedVersion, useSearch, useSearchData} from '../useSearch';
import {dialogRows} from './dialogRows';
import {Hit} from './Hit';
import {repairField, repairStoredSearches} from './repairDocSearch';
import './modal.css';

type ModalProps = ComponentProps<typeof DocSearchModal>;

/** What DocSearch gets; other objects would make it start over and lose its rows. */
function useModalOptions(
  search: (query: string) => Promise<SearchResult>,
  dialog: RefObject<HTMLDialogElement | null>,
  version: string,
  onClose: () => void,
) {
  const baseUrl = useBaseUrl('/');
  return useMemo<Partial<ModalProps>>(
    () => ({
      hitComponent: Hit,
      resultsFooterComponent: ({state}) => (
        <Link
          to={searchPageUrl(baseUrl, state.query, version)}
          onClick={onClose}>
          See all {String(state.context['nbHits'])} results
        </Link>
      ),
      transformSearchClient: (client) => ({
        ...client,
        // DocSearch asks for one query, and reads only what `search` returns.
        search: (async ({requests}: {requests: [{query: string}]}) => {
          const result = await search(requests[0].query);
          return {results: [{...result, hits: dialogRows(result.hits)}]};
        }) as unknown as typeof client.search,
      }),
      navigator: {
        // As a click, which keeps the page while the browser is offline.
        navigate: () => {
          dialog.current
            ?.querySelector<HTMLElement>('[aria-selected=true] a')
            ?.click();
        },
      },
      getMissingResultsUrl: ({query}) => missingResultsUrl(query),
    }),
    [search, dialog, baseUrl, version, onClose],
  );
}

/**
 * Opens the dialog with what was typed before.
 *
 * @returns Its element, a place below its field, once there is one, and the text that
 *   the field has cut, with what forgets it.
 */
function useOpenDialog(typed: Typed) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [beside, setBeside] = useState<HTMLElement>();
  const [whole, setWhole] = useState(typed.whole);
  useLayoutEffect(() => {
    const opened = dialog.current;
    const field = opened?.querySelector('input');
    if (!opened || !field) return undefined;
    repairField(opened);
    watchCuts(field, setWhole);
    // Focuses the field.
    opened.showModal();
    // In Safari, the caret of a field that gets the focus is before its text.
    field.setSelectionRange(...typed.selection);
    const host = document.createElement('div');
    opened.querySelector('.DocSearch-SearchBar')?.after(host);
    setBeside(host);
    return () => {
      opened.close();
    };
  }, [typed]);
  return {dialog, beside, whole, setWhole};
}

/** Closes the dialog by its keys, and keeps those of an input method from DocSearch. */
function handleKey(event: KeyboardEvent, onClose: () => void): void {
  const {nativeEvent, key} = event;
  // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the key that ends a composition only by its old code
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229) {
    event.stopPropagation();
  } else if (key === 'Escape' || shortcutOf(nativeEvent) === 'k') {
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
}

/**
 * A press beside the dialog closes it, which gives the focus back. WebKit would then
 * move it to where the press was, which is to nothing.
 */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.matches('.DocSearch-Container')) event.preventDefault();
}

/** DocSearch's dialog with what it lacks: roles, errors that stay, text for markup. */
export function SearchModal({onClose}: {onClose: () => void}): ReactNode {
  const {indexName, hosted} = useSearchData();
  const [typed] = useState(() => {
    repairStoredSearches(indexName);
    return takeTyped();
  });
  const {dialog, beside, whole, setWhole} = useOpenDialog(typed);
  const version = useSearchedVersion();
  const {status, search, show} = useSearch(version);
  const {nbHits, isFailed = false} = status;
  const options = useModalOptions(search, dialog, version, onClose);
  const baseUrl = useBaseUrl('/');

  // DocSearch asks when its field gets the focus.
  const askAgain = (): void => dialog.current?.querySelector('input')?.focus();
  const screen = isFailed ? 'DocSearch-ErrorScreen' : 'search-modal__status';
  const unseen = 'DocSearch-VisuallyHiddenForAccessibility';
  const line = isFailed ? 'DocSearch-Title' : unseen;
  return createPortal(
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label="Search"
      data-provider={hosted ? 'hosted' : 'own'}
      data-failed={isFailed}
      onKeyDownCapture={(event) => {
        handleKey(event, onClose);
      }}
      onMouseDownCapture={keepFocus}
      onInput={({target}) => {
        if (target instanceof HTMLInputElement && target.value === '') show();
      }}
      onReset={() => {
        show();
        setWhole('');
      }}
      onCancel={onClose}>
      <DocSearchModal
        {...options}
        appId={hosted?.appId ?? '-'}
        apiKey={hosted?.searchKey ?? '-'}
        indexName={indexName}
        initialScrollY={window.scrollY}
        initialQuery={typed.text}
        onClose={onClose}
      />
      {beside &&
        createPortal(
          <div className={screen}>
            <SearchStatus status={status} className={line} onRetry={askAgain}>
              {nbHits !== undefined && countText(nbHits)}
            </SearchStatus>
            {whole !== '' && (
              <p aria-live="polite">
                This field takes {DIALOG_QUERY_LENGTH} characters.{' '}
                <Link
                  to={searchPageUrl(baseUrl, whole.trim(), version)}
                  onClick={onClose}>
                  Search for the whole text
                </Link>
              </p>
            )}
          </div>,
          beside,
        )}
    </dialog>,
    document.body,
  );
}
