import {useEffect, useId, useRef, useState, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {TextWithCode} from '@site/src/components/TextWithCode';
import MessageAnswers from '@site/src/plugins/messages/MessageAnswers';
import {counted} from '@site/src/lib/text';
import {REFERENCE, referenceVersion} from '@site/src/site/reference';
import {docsVersionByName} from '@site/src/site/versions';

import type {Problem} from '../check/mistake';

import {unpackText} from './unpackText';
import {useVerdict, type Checked} from './useVerdict';
import styles from './ManifestChecker.module.css';

const {versions: VERSIONS, example: EXAMPLE} = REFERENCE;

/** A key that every manifest has, at any depth. */
const KEY_OF_MANIFEST =
  /^[\s{-]*["']?(?:apiVersion|kind|metadata|spec)["']?\s*:/mu;

/** How YAML begins, unlike the lines that programs print. */
const YAML_START =
  /^\s*(?:[#&*!%-]|(?!(?:curl|docker|error|fatal|helm|warning)\b)[a-z][\w./-]*:(?:\s|$))/u;

/** A YAML field that shows mistakes as you type, and explains messages. */
export default function ManifestChecker(): ReactNode {
  const {hash, search} = useLocation();
  const base = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const summary = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLPreElement>(null);
  // The field is empty while it shows the example, which is never the reader's text.
  const [text, setText] = useState('');
  const [name, setName] = useState(useDocsVersion().version);
  const [notice, setNotice] = useState('');

  const version = referenceVersion(docsVersionByName(name));
  const shown = text || EXAMPLE;
  const isManifest = KEY_OF_MANIFEST.test(shown) || YAML_START.test(shown);
  const latest = useVerdict(isManifest ? shown : EXAMPLE, name);
  const isOfExample = latest?.text === EXAMPLE;
  const checked = isOfExample === (text === '') ? latest : undefined;
  const verdict =
    typeof checked?.outcome === 'object' ? checked.outcome : undefined;
  const {mistakes = [], notes = []} = verdict ?? {};
  const marked = new Set(mistakes.map(({line}) => line));
  const state =
    text && verdict
      ? mistakes.length > 0
        ? 'danger'
        : 'success'
      : 'secondary';

  useEffect(() => {
    const open = async (): Promise<void> => {
      // Pages link with `?`, so that link checkers don't report a missing anchor;
      // a link with `#` keeps the text from servers.
      const packed = new URLSearchParams((hash || search).slice(1)).get('text');
      const opened = packed === null ? undefined : await unpackText(packed);
      // Without one, the text that was typed before the application ran.
      setText(opened ?? field.current?.value ?? '');
      const isBroken = packed !== null && opened === undefined;
      setNotice(
        isBroken ? 'The text in this link is damaged or too long.' : '',
      );
    };
    void open();
  }, [hash, search]);

  const list = (title: string, problems: readonly Problem[]): ReactNode =>
    problems.length > 0 && (
      <ol className={styles.problems} aria-label={title}>
        {problems.map(({line, path, what, remedy, link}, index) => (
          <li key={index}>
            <button
              type="button"
              className="button button--outline button--primary button--sm"
              onClick={() => {
                if (field.current) selectLine(field.current, line);
              }}>
              Line {line}
            </button>
            <div>
              {path !== '' && <code>{path}</code>}
              {path !== '' && ': '}
              <TextWithCode text={what} />.
              <p>
                <TextWithCode text={remedy} />{' '}
                {link && (
                  <a href={base + version.route + link.address}>
                    {link.field === ''
                      ? `Reference of ${link.kind}`
                      : `${link.kind}: ${link.field}`}
                  </a>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    );

  return (
    <section className={styles.checker} aria-label="Manifest checker">
      <label>
        Version{' '}
        <select
          value={name}
          // Before React runs, it would take a choice back.
          disabled={!isBrowser}
          onChange={({target}) => {
            setName(target.value);
          }}>
          {VERSIONS.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>{' '}
      <span role="status">{notice}</span>
      <div className={styles.desk}>
        <div className={styles.editor}>
          <pre ref={numbers} aria-hidden="true">
            {shown.split('\n').map((_, index) => (
              <span
                key={index}
                className={styles.number}
                data-marked={marked.has(index + 1)}>
                {`${index + 1}\n`}
              </span>
            ))}
          </pre>
          <textarea
            ref={field}
            aria-label="Manifests in YAML"
            aria-describedby={summary}
            aria-invalid={text !== '' && mistakes.length > 0}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            placeholder={EXAMPLE}
            value={text}
            onChange={({target}) => {
              setText(target.value);
            }}
            onScroll={({currentTarget: {scrollTop}}) => {
              numbers.current?.scrollTo(0, scrollTop);
            }}
          />
        </div>
        <div>
          <p
            id={summary}
            className={clsx('alert', `alert--${state}`)}
            role="status">
            {isManifest
              ? summaryOf(text === '' ? undefined : checked, version.label)
              : 'This is not a manifest. Its messages are explained below.'}
          </p>
          {list('Mistakes', mistakes)}
          {notes.length > 0 && <b>Notes</b>}
          {list('Notes', notes)}
          <MessageAnswers {...{text, isManifest, version}} />
        </div>
      </div>
    </section>
  );
}

/** Moves the focus to a line of the field and selects it. */
function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = field.scrollHeight / lines.length;
  field.scrollTo(0, Math.max(0, (line - 3) * height));
}

/** The result in a sentence or two, also announced to screen readers. */
function summaryOf(checked: Checked | undefined, label: string): string {
  if (!checked) return 'This example has mistakes. Paste your own YAML.';
  const {outcome} = checked;
  if (typeof outcome === 'string') return outcome;
  const {objects, mistakes, notes} = outcome;
  const summary =
    mistakes.length > 0
      ? `${counted(mistakes.length, 'mistake')} found (checked against ${label}).`
      : `${counted(objects, 'object')} checked against ${label}: no mistakes.`;
  return notes.length === 0
    ? summary
    : `${summary} ${counted(notes.length, 'note')} below.`;
}
