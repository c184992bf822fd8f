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
import {askEmbedded, askHosted, type HostedClient} from '../ask';
import {HitText} from '../HitText';
import {useDocsVersion, useHrefOf, useScope, useSearchData} from '../settings';
import {shortcutOf} from '../../shared/shortcut';
import type {SearchHit} from '../../shared/algolia';
import {missingResultsUrl, searchPageUrl} from '../../shared/texts';
import {mendRoles, nameList} from './mendRoles';
import {createModalSearch, type Status} from './modalClient';
import {ModalStatus} from './ModalStatus';
import {cleanStoredSearches} from './storedSearches';
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

/** DocSearch's dialog with what it lacks: a role, errors that stay, text for markup. */
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
    cleanStoredSearches(indexName);
    return takeField();
  });
  const version = useDocsVersion();
  // The provider's type has no readonly lists.
  const searchParameters = useScope(version) as unknown as NonNullable<
    ModalProps['searchParameters']
  >;
  const baseUrl = useBaseUrl('/');
  const hrefOf = useHrefOf();
  const history = useHistory();

  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened) return undefined;
    opened.showModal();
    const stop = mendRoles(opened);
    const host = document.createElement('div');
    opened.querySelector('.DocSearch-SearchBar')?.after(host);
    setBeside(host);
    return () => {
      stop();
      opened.close();
    };
  }, []);
  useEffect(() => {
    dialog.current?.querySelector('input')?.focus();
  }, []);

  // Other objects would make DocSearch start over and lose its rows.
  const own = useMemo(() => {
    const go = (url: string): void => {
      // Closing after the navigation would scroll the new page.
      flushSync(onClose);
      if (url.startsWith('/')) history.push(url);
      else window.location.assign(url);
    };
    /** DocSearch's icon and buttons around our own text, because its text is markup. */
    const Hit = ({hit, children}: HitProps): ReactElement => {
      const row = children as ReactElement<{
        className: string;
        children: ReactNode;
      }>;
      const parts = Children.toArray(row.props.children);
      const onClick = (event: MouseEvent): void => {
        const {ctrlKey, metaKey, shiftKey, altKey} = event;
        if (ctrlKey || metaKey || shiftKey || altKey) return;
        event.preventDefault();
        go(hit.url);
      };
      return (
        <Link to={hit.url} onClick={onClick}>
          <div ref={nameList} className={row.props.className}>
            {parts[0]}
            <HitText hit={hit as unknown as SearchHit} />
            {parts.at(-1)}
          </div>
        </Link>
      );
    };
    const Footer: NonNullable<ModalProps['resultsFooterComponent']> = ({
      state: {query, context},
    }) => {
      const other = version === LATEST_VERSION ? undefined : version;
      return (
        <Link to={searchPageUrl(baseUrl, query, other)} onClick={onClose}>
          See all {String(context['nbHits'])} results
        </Link>
      );
    };
    const report = (next: Status): void => {
      // The query may have been cleared since it was asked.
      setStatus(dialog.current?.querySelector('input')?.value ? next : {});
    };
    const embedded = askEmbedded(baseUrl, version);
    return {
      hitComponent: Hit,
      resultsFooterComponent: Footer,
      transformSearchClient: (client) => {
        const ask = hosted
          ? // It is the provider's own client, with looser types.
            askHosted(
              () => Promise.resolve(client as unknown as HostedClient),
              embedded,
            )
          : embedded;
        const search = createModalSearch(ask, hrefOf, report);
        return {...client, search: search as unknown as typeof client.search};
      },
      navigator: {
        navigate: ({itemUrl}) => {
          go(itemUrl);
        },
      },
      getMissingResultsUrl: ({query}) =>
        missingResultsUrl(SITE_REPOSITORY.issues, query),
    } satisfies Partial<ModalProps>;
  }, [baseUrl, version, hosted, hrefOf, history, onClose]);

  const onKey = (event: KeyboardEvent): void => {
    // Safari tells the key that ends a composition only by its old code.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      event.stopPropagation();
    } else if (
      event.key === 'Escape' ||
      shortcutOf(event.nativeEvent) === 'k'
    ) {
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
        searchParameters={searchParameters}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        onClose={onClose}
      />
      {beside &&
        createPortal(
          <ModalStatus
            status={status}
            onRetry={() => dialog.current?.querySelector('input')?.focus()}
          />,
          beside,
        )}
      {note !== undefined && <p className="search-modal__note">{note}</p>}
    </dialog>,
    document.body,
  );
}
