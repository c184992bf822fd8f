import {useId, useRef, useState, type ReactNode} from 'react';

import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import MessageAnswers from '@site/src/plugins/messages/MessageAnswers';
import {messagesPath} from '@site/src/plugins/messages/texts';
import {REFERENCE, referenceVersion} from '@site/src/site/reference';
import {docsVersionByName} from '@site/src/site/versions';

import type {Problem} from '../../../content-errors/problem';

import {Editor, selectLine} from './Editor';
import {ProblemList, Verdict} from './Report';
import {useReport} from './useReport';
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
  const latest = useReport(asked, name, base + messagesPath(version));
  const isExample = text === '';
  // A result stays while the reader types, but not that of another version.
  const isOfExample = (latest?.text === EXAMPLE) === (asked === EXAMPLE);
  const checked = latest?.version === name && isOfExample ? latest : undefined;
  const report =
    checked?.report.kind === 'failed' ? undefined : checked?.report;
  const {mistakes = NONE, notes = NONE} = report?.verdict ?? {};

  // If they did not load, anything may be one.
  const hasMessages =
    report !== undefined &&
    !isExample &&
    (report.kind !== 'neither' || report.explanations === undefined);
  const problems = {
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
          <Verdict
            id={summary}
            checked={checked}
            isExample={isExample}
            label={version.label}
          />
          <ProblemList title="Mistakes" problems={mistakes} {...problems} />
          {notes.length > 0 && <b>Notes</b>}
          <ProblemList title="Notes" problems={notes} {...problems} />
          {hasMessages && (
            <MessageAnswers
              answers={report.explanations}
              isManifest={report.kind === 'manifest'}
              version={version}
            />
          )}
        </div>
      </div>
    </section>
  );
}
