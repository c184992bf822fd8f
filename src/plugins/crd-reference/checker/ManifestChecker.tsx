import {useId, useRef, useState, type ReactNode} from 'react';

import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

import type {Problem} from '../../../content-errors/problem';
import {REFERENCE, referenceVersion} from '../../../site/reference';
import {docsVersionByName} from '../../../site/versions';
import MessageAnswers from '../../messages/MessageAnswers';
import {messagesPath} from '../../messages/texts';
import {Editor, selectLine} from './Editor';
import {ProblemList, Summary} from './Results';
import {useResult} from './useResult';
import {useText} from './useText';
import styles from './ManifestChecker.module.css';

const {versions: VERSIONS, example: EXAMPLE} = REFERENCE;
const NONE: readonly Problem[] = [];

/** A YAML field that shows mistakes as you type, and explains messages. */
export default function ManifestChecker(): ReactNode {
  const base = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const summary = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The field is empty while it shows the example, which is never the reader's text.
  const {text, setText, notice} = useText(field);
  const current = useDocsVersion().version;
  const [name, setName] = useState(current);

  const version = referenceVersion(docsVersionByName(name));
  const asked = text || EXAMPLE;
  const latest = useResult(asked, name, base + messagesPath(version));
  const isExample = text === '';
  // A result stays while the reader types, but not one of the example or of
  // another version.
  const isOther =
    latest?.version !== name ||
    (latest.text === EXAMPLE) !== (asked === EXAMPLE);
  const checked = isOther ? undefined : latest;
  const result = checked?.result;
  const {mistakes = NONE, notes = NONE} = result?.verdict ?? {};

  // If they did not load, anything may be one.
  const hasMessages =
    result !== undefined &&
    !isExample &&
    (result.kind !== 'neither' || result.explanations === undefined);
  const listProps = {
    docs: base + version.route,
    onLine: (line: number) => {
      if (field.current) selectLine(field.current, line);
    },
  };

  return (
    <section
      className={`margin-vert--md ${styles.checker}`}
      aria-label="Manifest checker">
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
      <div className={`margin-top--md ${styles.desk}`}>
        <Editor
          field={field}
          text={text}
          onText={setText}
          placeholder={EXAMPLE}
          mistakes={mistakes}
          isInvalid={!isExample && mistakes.length > 0}
          summary={summary}
        />
        <div>
          <Summary
            id={summary}
            checked={checked}
            isExample={isExample}
            label={version.label}
          />
          <ProblemList title="Mistakes" problems={mistakes} {...listProps} />
          {notes.length > 0 && <b>Notes</b>}
          <ProblemList title="Notes" problems={notes} {...listProps} />
          {hasMessages && (
            <MessageAnswers
              answers={result.explanations}
              isManifest={result.kind === 'manifest'}
              version={version}
            />
          )}
        </div>
      </div>
    </section>
  );
}
