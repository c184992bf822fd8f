import {type ReactNode, useEffect, useRef} from 'react';

import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

import {ApplicationStart} from '@site/src/components/ApplicationStart';
import {DOCS_VERSIONS, LATEST} from '@site/src/site/versions';
import {QUERY_LENGTH} from '../../shared/hits';
import {searchPageUrl} from '../../shared/texts';
import {type Question, Results} from './Results';
import styles from './searchPage.module.css';

/** Milliseconds without typing before a search starts. */
const TYPING_PAUSE_MS = 120;

const TITLE = 'Search the documentation';

/** What an address asks for. */
function readQuestion(search: string): Question {
  const parameters = new URLSearchParams(search);
  const named = parameters.get('version');
  return {
    query: (parameters.get('q') ?? '').slice(0, QUERY_LENGTH).trim(),
    version:
      DOCS_VERSIONS.find(({name}) => name === named)?.name ?? LATEST.name,
  };
}

function Form({query, version}: Question): ReactNode {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = (): string => input.current?.value ?? '';
  /** Asks for something else; what is left out stays. */
  const go = (changes: Partial<Question>): void => {
    const {pathname, search} = history.location;
    const next = {...readQuestion(search), ...changes};
    const address = searchPageUrl(baseUrl, next.query.trim(), next.version);
    // The framework scrolls to the top even if nothing has changed.
    if (address !== pathname + search) history.replace(address);
  };
  useEffect(() => {
    // What was typed or chosen before React ran.
    const asked = readQuestion(history.location.search);
    const chosen = choice.current?.value ?? LATEST.name;
    go({
      query: typed() || asked.query,
      version: chosen === LATEST.name ? asked.version : chosen,
    });
    return () => {
      clearTimeout(pause.current);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React starts
  }, []);
  useEffect(() => {
    const field = input.current;
    // What is being typed stays.
    if (field && (field.value === '' || document.activeElement !== field)) {
      field.value = query;
    }
  }, [query]);
  const enter = (): void => {
    clearTimeout(pause.current);
    go({query: typed()});
  };
  const wait = (): void => {
    clearTimeout(pause.current);
    pause.current = setTimeout(enter, TYPING_PAUSE_MS);
  };
  return (
    <form
      className={`margin-bottom--md ${styles.form}`}
      action={`${baseUrl}search/`}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}>
      {/* Uncontrolled, to keep text typed before React runs. */}
      <input
        ref={input}
        type="search"
        name="q"
        maxLength={QUERY_LENGTH}
        placeholder="Type your search here"
        aria-label="Search"
        autoComplete="off"
        spellCheck={false}
        onInput={({nativeEvent}) => {
          // A half-typed word of an input method is no query.
          if (!(nativeEvent as InputEvent).isComposing) wait();
        }}
        onCompositionEnd={wait}
      />
      <label>
        Version{' '}
        <select
          ref={choice}
          name="version"
          value={version}
          onChange={({target}) => {
            go({version: target.value});
          }}>
          {DOCS_VERSIONS.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}

/** A form, and the rows for the query that its address names. */
export default function SearchPage(): ReactNode {
  const {search} = useLocation();
  const {title} = useDocusaurusContext().siteConfig;
  // The page was rendered without a query.
  const {query, version} = readQuestion(useIsBrowser() ? search : '');
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout
        title={TITLE}
        description="Search the OpenChoreo documentation for kinds, fields, commands, concepts and guides in the version you use.">
        {/* The title alone: what a reader types is in no other part of the head. */}
        <Head>
          {query !== '' && (
            <title>{`Search results for “${query}” | ${title}`}</title>
          )}
          <meta name="robots" content="noindex, follow" />
        </Head>
        <main className={`container padding-vert--lg ${styles.page}`}>
          <h1>{TITLE}</h1>
          <Form query={query} version={version} />
          <Results query={query} version={version} />
          <ApplicationStart>
            Search runs in your browser and needs JavaScript. The menu of{' '}
            <Link to="/docs/">the documentation</Link> has all its pages.
          </ApplicationStart>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
