import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';

import {DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

import type {SearchHit} from '../../shared/readHits';
import {shortcutOf} from '../../shared/shortcut';
import {countText, missingResultsUrl, searchPageUrl} from '../../shared/texts';
import {useDocsVersion, useSearchData} from '../ask';
import {takeTyped} from '../../handover';
import {hitTexts} from '../hitTexts';
import {SearchStatus} from '../SearchStatus';
import {useSearch} from '../useSearch';
import {repairField, repairRow, repairStoredSearches} from './repairDocSearch';
import './modal.css';

type ModalProps = ComponentProps<typeof DocSearchModal>;
type HitProps = ComponentProps<NonNullable<ModalProps['hitComponent']>>;

/** DocSearch's row with its texts as text, and with its buttons beside the link. */
function Hit({hit, children}: HitProps): ReactElement {
  const {props} = children as ReactElement<{children: ReactNode}>;
  const [icon, ...others] = Children.toArray(props.children);
  // Answers and stored searches have only such hits.
  const {title, path, snippet} = hitTexts(hit as SearchHit);
  // Stored ones have no excerpt, and no title of their page above them.
  const isStored = !('_snippetResult' in hit);
  return (
    <div ref={repairRow} className="DocSearch-Hit-Container">
      <Link to={hit.url}>
        {icon}
        <div className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">{title}</span>
          <span className="DocSearch-Hit-path">
            {path.slice(isStored ? 0 : 1).join(' › ')}
            {path.length > 1 && !isStored && ' — '}
            {snippet}
          </span>
        </div>
      </Link>
      {others.at(-1)}
    </div>
  );
}

/** DocSearch's dialog with what it lacks: roles, errors that stay, text for markup. */
export function SearchModal({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [beside, setBeside] = useState<HTMLElement>();
  const {indexName, hosted} = useSearchData();
  const [initial] = useState(() => {
    repairStoredSearches(indexName);
    return takeTyped();
  });
  const version = useDocsVersion();
  const {status, search, clear} = useSearch(version);
  const {nbHits, isFailed = false} = status;
  const baseUrl = useBaseUrl('/');

  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened) return undefined;
    repairField(opened);
    // Focuses the field.
    opened.showModal();
    // In Safari, the caret of a field that gets the focus is before its text.
    opened.querySelector('input')?.setSelectionRange(...initial.selection);
    const host = document.createElement('div');
    opened.querySelector('.DocSearch-SearchBar')?.after(host);
    setBeside(host);
    return () => {
      opened.close();
    };
  }, [initial]);
  // Other objects would make DocSearch start over and lose its rows.
  const own = useMemo<Partial<ModalProps>>(
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
        search: (async ({requests}: {requests: [{query: string}]}) => ({
          results: [await search(requests[0].query)],
        })) as unknown as typeof client.search,
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
    [search, baseUrl, version, onClose],
  );

  const onKey = (event: KeyboardEvent): void => {
    const {nativeEvent, key} = event;
    // Safari marks the key that ends a composition only by its old code.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) {
      event.stopPropagation();
    } else if (key === 'Escape' || shortcutOf(nativeEvent) === 'k') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  // DocSearch asks when its field gets the focus.
  const askAgain = (): void => dialog.current?.querySelector('input')?.focus();
  const [screen, line] = isFailed
    ? ['DocSearch-ErrorScreen', 'DocSearch-Title']
    : ['search-modal__status', 'DocSearch-VisuallyHiddenForAccessibility'];
  return createPortal(
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label="Search"
      data-provider={hosted ? 'hosted' : 'own'}
      data-failed={isFailed}
      onKeyDownCapture={onKey}
      onInput={({target}) => {
        if (target instanceof HTMLInputElement && target.value === '') clear();
      }}
      onReset={clear}
      onCancel={onClose}>
      <DocSearchModal
        {...own}
        appId={hosted?.appId ?? '-'}
        apiKey={hosted?.searchKey ?? '-'}
        indexName={indexName}
        initialScrollY={window.scrollY}
        initialQuery={initial.text}
        onClose={onClose}
      />
      {beside &&
        createPortal(
          <div className={screen}>
            <SearchStatus status={status} className={line} onRetry={askAgain}>
              {nbHits !== undefined && countText(nbHits)}
            </SearchStatus>
          </div>,
          beside,
        )}
    </dialog>,
    document.body,
  );
}
