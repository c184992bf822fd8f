import {useEffect, useState, type ReactNode} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';
import {TextWithCode} from '../../components/TextWithCode';

import {explain, type Answer} from './explain';
import type {Message} from './readMessages';
import {anchorOf, messagesFile, titleOf} from './words';
import styles from './MessageAnswers.module.css';

interface MessageAnswersProps {
  /** The pasted text. */
  readonly text: string;
  /** Whether the text may be nothing but manifests, which have no messages. */
  readonly isManifest: boolean;
  readonly version: {readonly slug: string; readonly route: string};
}

/** Milliseconds after the last key press before a text is read. */
const TYPING_PAUSE_MS = 200;
/** Longer text is cut: the browser would not answer for seconds. */
const LONGEST_TEXT = 300_000;

/** Explains the messages of a pasted text, which doesn't leave the page. */
export default function MessageAnswers({
  text,
  isManifest,
  version,
}: MessageAnswersProps): ReactNode {
  const base = useBaseUrl('/');
  const file = base + messagesFile(version);
  const [messages, setMessages] = useState<readonly Message[]>();
  const [answers, setAnswers] = useState<readonly Answer[]>();
  useEffect(() => {
    fetch(file)
      .then((response) => response.json())
      .then((read) => {
        // The same build wrote it from checked records.
        setMessages(read as readonly Message[]);
      })
      .catch(() => {
        setMessages(undefined);
      });
  }, [file]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const isReady = text !== '' && messages !== undefined;
      setAnswers(
        isReady ? explain(text.slice(0, LONGEST_TEXT), messages) : undefined,
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, messages]);
  const count = answers?.length ?? 0;
  if (text === '' || (isManifest && count === 0)) return null;
  return (
    <section className={styles.answers} aria-label="What the messages mean">
      <p role="status">
        {answers === undefined
          ? 'The messages are not loaded yet.'
          : count === 0
            ? 'There is no known message in this text.'
            : `${count === 1 ? '1 message' : `${count} messages`}, the most likely cause first.`}
      </p>
      {answers?.map(({message, line, text: shown, advice}) => (
        <article key={message.id} className={styles.answer}>
          <h3 className={styles.title}>
            <a
              href={`${base}${version.route}reference/messages/#${anchorOf(message)}`}>
              <code>{titleOf(message)}</code>
            </a>
          </h3>
          <p className={styles.place}>Line {line}</p>
          <pre className={styles.shown}>{shown.slice(0, 240)}</pre>
          <p>
            <TextWithCode text={advice} />
          </p>
        </article>
      ))}
    </section>
  );
}
