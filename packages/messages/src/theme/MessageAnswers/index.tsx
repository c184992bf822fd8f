import {type ReactNode} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {TextWithCode} from '@openchoreo/page-tools/theme/TextWithCode';

import {masked} from '../../client/masked';
import {useExplanation} from '../../client/useExplanation';
import type {Answer, Explanation} from '../../engine/explain';
import type {TextKind} from '../../engine/readObservations';
import {anchorOf, messagesFile, titleOf, fillHoles} from '../../model/message';
import type {MessagesData} from '../../model/messagesData';

import styles from './styles.module.css';

interface MessageAnswersProps {
  /** The pasted text. */
  readonly text: string;
  /** Whether the text may be nothing but manifests, which have no messages. */
  readonly isManifest: boolean;
  readonly version: {readonly slug: string; readonly route: string};
}

/** What a text was read as. */
const KINDS: Readonly<Record<TextKind, string>> = {
  objects: 'the status of objects',
  description: 'output of kubectl describe',
  events: 'a table of events',
  response: 'a response of an API',
  lines: 'lines of a log or of output',
};

/** Characters of a text that a prepared question takes over. */
const QUESTION_LENGTH = 1500;

/** Explains the messages of a pasted text; it shows nothing for manifests without. */
export default function MessageAnswers({
  text,
  isManifest,
  version,
}: MessageAnswersProps): ReactNode {
  const base = useBaseUrl('/');
  const explained = useExplanation(text, base + messagesFile(version));
  if (explained === undefined) return null;
  if (explained.status === 'failed') {
    return isManifest ? null : (
      <p role="status">
        The list of messages could not be loaded. Check your connection, then
        change the text.
      </p>
    );
  }
  const {kind, answers, unknown} = explained.explanation;
  if (isManifest && answers.length === 0 && unknown.length === 0) return null;
  return (
    <section className={styles.answers} aria-label="What the messages mean">
      <p role="status">{summaryOf(explained.explanation)}</p>
      {answers.map((answer, index) => (
        <AnswerCard
          key={index}
          answer={answer}
          address={`${base}${version.route}reference/messages/#${anchorOf(answer.message)}`}
        />
      ))}
      {unknown.length > 0 && (
        <>
          <p>No message is known for:</p>
          <ul>
            {unknown.map(({text: words, object, condition}, index) => (
              <li key={index}>
                {object && `${object.kind} ${object.name}, `}
                {condition !== undefined && `condition ${condition}: `}
                <code>{masked(words)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {answers.length === 0 && <Question text={text} kind={kind} />}
    </section>
  );
}

function summaryOf({kind, answers}: Explanation): string {
  const count = answers.length;
  return count === 0
    ? `Read as ${KINDS[kind]}: no known message.`
    : `Read as ${KINDS[kind]}: ${count === 1 ? '1 message' : `${count} messages`}, the most likely cause first.`;
}

function AnswerCard({
  answer,
  address,
}: {
  readonly answer: Answer;
  readonly address: string;
}): ReactNode {
  const {message, observation, shown, tell} = answer;
  const {object, condition} = observation;
  return (
    <article className={styles.answer}>
      <h3 className={styles.title}>
        <a href={address}>
          <code>{fillHoles(titleOf(message))}</code>
        </a>
      </h3>
      <p className={styles.place}>
        {object
          ? `${object.kind} ${object.name}${object.namespace === undefined ? '' : ` in ${object.namespace}`}`
          : `Line ${observation.line}`}
        {condition !== undefined && `, condition ${condition}`}
      </p>
      <pre className={styles.shown}>
        {masked(shown.text.slice(0, shown.from))}
        <mark>{masked(shown.text.slice(shown.from, shown.to))}</mark>
        {masked(shown.text.slice(shown.to))}
      </pre>
      <p>
        <TextWithCode text={answer.means} />
      </p>
      <p>
        <TextWithCode text={answer.do} />
      </p>
      {tell && (
        <>
          <pre className={styles.command}>
            <code>{tell.command}</code>
          </pre>
          <p>
            <TextWithCode text={tell.shows} />
          </p>
        </>
      )}
    </article>
  );
}

/** A question for the forum, which the reader sees before it is sent. */
function Question({
  text,
  kind,
}: {
  readonly text: string;
  readonly kind: TextKind;
}): ReactNode {
  const body = `I see this message (${KINDS[kind]}):\n\n\`\`\`text\n${masked(text.slice(0, QUESTION_LENGTH))}\n\`\`\`\n\nWhat I did before:\n`;
  const query = new URLSearchParams({category: 'q-a', body});
  // The plugin of this package wrote it.
  const {forum} = usePluginData('messages') as MessagesData;
  return (
    <details>
      <summary>Ask in the forum</summary>
      <p>
        The link opens a new discussion with the text below, which you can edit
        before you post it.
      </p>
      <pre className={styles.shown}>{body}</pre>
      <p>
        <a href={`${forum}/new?${query.toString()}`}>
          Open a discussion on GitHub
        </a>
      </p>
    </details>
  );
}
