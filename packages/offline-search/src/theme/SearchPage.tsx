import {type ReactNode, useSyncExternalStore} from 'react';

import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';

import {SEARCH} from '../shared/limits';
import {QUERY_EVENT} from '../client/navigate';
import {SEARCH_ROUTE, VERSION_PARAMETER} from '../shared/addresses';
import {SECTION_LINKS_MARK} from '../shared/marks';
import type {SearchGlobalData, SearchVersion} from '../shared/settings';
import {pageTitleText, TEXTS} from '../shared/texts';
import styles from './searchPage.module.css';

/** Filled by the search code and ignored by React. */
const NOTHING = {__html: ''};

/** What the search page shows of its site. */
export interface SearchPageProps {
  /** For search engines. */
  readonly description: string;
  readonly versions: readonly Pick<SearchVersion, 'name' | 'label'>[];
  /** The version that is chosen at first. */
  readonly latestVersion: string;
}

function onQuery(changed: () => void): () => void {
  document.addEventListener(QUERY_EVENT, changed);
  return () => {
    document.removeEventListener(QUERY_EVENT, changed);
  };
}

/** The query that the address names. */
function queryNow(): string {
  return new URLSearchParams(window.location.search).get('q')?.trim() ?? '';
}

/**
 * The search page: a form that submits to its own URL, and an empty element for
 * results. Without JavaScript there are links to all pages instead.
 */
export function SearchPage({
  description,
  versions,
  latestVersion,
}: SearchPageProps): ReactNode {
  const query = useSyncExternalStore(onQuery, queryNow, () => '');
  const {siteConfig} = useDocusaurusContext();
  const {note} = usePluginData('search') as SearchGlobalData;
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata title={pageTitleText('')} description={description} />
      <Head>
        {/* The title alone: what a reader types is in no other part of the head. */}
        {query !== '' && (
          <title>{`${pageTitleText(query)} | ${siteConfig.title}`}</title>
        )}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className={styles.page}>
          <h1>{TEXTS.pageTitle}</h1>
          <form
            className={styles.form}
            action={useBaseUrl(SEARCH_ROUTE)}
            method="get"
            role="search"
            data-search-page="">
            {/* Uncontrolled, to keep text typed before the code is loaded. */}
            <input
              className={styles.input}
              type="search"
              name="q"
              maxLength={SEARCH.inputMax}
              placeholder="Type your search here"
              aria-label={TEXTS.label}
              autoComplete="off"
              spellCheck={false}
            />
            <label className={styles.version}>
              <span>Version</span>
              <select name={VERSION_PARAMETER} defaultValue={latestVersion}>
                {versions.map(({name, label}) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit" className="oc-button">
              Search
            </button>
          </form>
          {note !== undefined && <p>{note}</p>}
          <div
            data-search-results=""
            suppressHydrationWarning
            dangerouslySetInnerHTML={NOTHING}
          />
          <noscript>
            <p>
              Search runs in your browser and needs JavaScript. Instead, here
              are links to every page of the documentation:
            </p>
            <nav aria-label="All pages" {...{[SECTION_LINKS_MARK]: ''}} />
          </noscript>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
