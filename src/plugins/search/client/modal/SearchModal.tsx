import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal, flushSync} from 'react-dom';

import {DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {SITE_REPOSITORY} from '@site/src/site/site';
import {LATEST_VERSION} from '@site/src/site/versions';
import type {SearchHit} from '../../shared/provider';
import {shortcutOf} from '../../shared/shortcut';
import {missingResultsUrl, searchPageUrl} from '../../shared/texts';
import {useAsk, useDocsVersion, useFilters, useSearchData} from '../ask';
import {HitSnippet, HitTitle, pathOf} from '../HitText';
import {mendField, mendRow, mendStoredSearches} from './mend';
import {createModalSearch, type Status} from './modalClient';
import {ModalStatus} from './ModalStatus';
import './modal.css';

type ModalProps = ComponentProps<typeof DocSearchModal>;
type HitProps = ComponentProps<NonNullable<ModalProps['hitComponent']>>;

/** The text of the field that the starter opened, which this dialog replaces. */
function takeField(): string {
  const field = document.querySelector<HTMLDialogElement>('.search-field');
  const text = field?.querySelector('input')?.value ?? '';
  // Gives the focus back to where it was, for the dialog to do so too.
  field?.close();
  return text;
}

/** Title, headings above it, and matching text: as text, which DocSearch's own is not. */
function HitText({hit}: {readonly hit: SearchHit}): ReactNode {
  const path = pathOf(hit).slice(1);
  return (
    <div className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">
        <HitTitle hit={hit} />
      </span>
      <span className="DocSearch-Hit-path">
        {path.length > 0 && `${path.join(' › ')} — `}
        <HitSnippet hit={hit} />
      </span>
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
  const [status, setStatus] = useState<Status>({});
  const [beside, setBeside] = useState<HTMLElement>();
  const {indexName, hosted, note} = useSearchData();
  const [initialQuery] = useState(() => {
    mendStoredSearches(indexName);
    return takeField();
  });
  const version = useDocsVersion();
  const facetFilters = useFilters(version);
  const ask = useAsk(version);
  const baseUrl = useBaseUrl('/');
  const history = useHistory();

  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened) return undefined;
    opened.showModal();
    const stop = mendField(opened);
    const host = document.createElement('div');
    opened.querySelector('.DocSearch-SearchBar')?.after(host);
    setBeside(host);
    return () => {
      stop();
      opened.close();
    };
  }, []);
  const focus = (): void => dialog.current?.querySelector('input')?.focus();
  useEffect(focus, []);

  // Other objects would make DocSearch start over and lose its rows.
  const own = useMemo(() => {
    const go = (url: string): void => {
      // Closing after the navigation would scroll the new page.
      flushSync(onClose);
      if (url.startsWith('/')) history.push(url);
      else window.location.assign(url);
    };
    /** DocSearch's icon and buttons with our own text; buttons are beside the link. */
    const Hit = ({hit, children}: HitProps): ReactElement => {
      const {props} = children as ReactElement<{children: ReactNode}>;
      const parts = Children.toArray(props.children);
      const onClick = (event: MouseEvent): void => {
        const {ctrlKey, metaKey, shiftKey, altKey} = event;
        if (ctrlKey || metaKey || shiftKey || altKey) return;
        event.preventDefault();
        go(hit.url);
      };
      return (
        <div ref={mendRow} className="DocSearch-Hit-Container">
          <Link to={hit.url} onClick={onClick}>
            {parts[0]}
            {/* The client gives it only such hits. */}
            <HitText hit={hit} />
          </Link>
          {parts.at(-1)}
        </div>
      );
    };
    const Footer: ModalProps['resultsFooterComponent'] = ({state}) => {
      const other = version === LATEST_VERSION ? undefined : version;
      const url = searchPageUrl(baseUrl, state.query, other);
      return (
        <Link to={url} onClick={onClose}>
          See all {String(state.context['nbHits'])} results
        </Link>
      );
    };
    const search = createModalSearch(ask, (next) => {
      // The query may have been cleared since it was asked.
      const field =
        document.querySelector<HTMLInputElement>('#docsearch-input');
      setStatus(field?.value ? next : {});
    });
    return {
      hitComponent: Hit,
      resultsFooterComponent: Footer,
      searchParameters: {facetFilters},
      transformSearchClient: (client) => ({
        ...client,
        // It asks as the library does, and gets what the dialog reads.
        search: search as unknown as typeof client.search,
      }),
      navigator: {
        navigate: ({itemUrl}) => {
          go(itemUrl);
        },
      },
      getMissingResultsUrl: ({query}) =>
        missingResultsUrl(SITE_REPOSITORY.issues, query),
    } satisfies Partial<ModalProps>;
  }, [ask, baseUrl, version, facetFilters, history, onClose]);

  const onKey = (event: KeyboardEvent): void => {
    const {nativeEvent, key} = event;
    // Safari tells the key that ends a composition only by its old code.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) {
      event.stopPropagation();
    } else if (key === 'Escape' || shortcutOf(nativeEvent) === 'k') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  const clear = (): void => {
    setStatus({});
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label="Search"
      data-provider={hosted ? 'hosted' : 'own'}
      data-failed={status.isFailed}
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
        initialQuery={initialQuery}
        onClose={onClose}
      />
      {beside &&
        createPortal(<ModalStatus {...status} onRetry={focus} />, beside)}
      {note !== undefined && <p className="search-modal__notice">{note}</p>}
    </dialog>,
    document.body,
  );
}
