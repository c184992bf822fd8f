import {useDeferredValue, useEffect, useMemo, useState} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';
import {TextWithCode} from '../../components/TextWithCode';
import {counted} from '../../lib/text';

import {explain, type Answer} from './explain';
import type {Message} from './readMessages';
import {anchorOf, messagesFile} from './words';

interface MessageAnswersProps {
  /** The pasted text. */
  readonly text: string;
  /** Whether the text may be nothing but manifests, which have no messages. */
  readonly isManifest: boolean;
  readonly version: {readonly slug: string; readonly route: string};
}

/** Longer text is cut: the browser would not answer for seconds. */
const LONGEST_TEXT = 300_000;

/** Explains the messages of a pasted text, which doesn't leave the page. */
export default function MessageAnswers(props: MessageAnswersProps) {
  return <Answers key={props.version.slug} {...props} />;
}

function Answers({isManifest, version, ...props}: MessageAnswersProps) {
  const base = useBaseUrl('/');
  const file = base + messagesFile(version);
  // `null` if they could not be loaded.
  const [messages, setMessages] = useState<readonly Message[] | null>();
  useEffect(() => {
    void fetch(file)
      // The same build wrote it from checked records.
      .then((response) => response.json() as Promise<readonly Message[]>)
      .catch(() => null)
      .then(setMessages);
  }, [file]);
  // Typing comes first.
  const text = useDeferredValue(props.text.slice(0, LONGEST_TEXT));
  const answers = useMemo(
    () => messages && explain(text, messages),
    [text, messages],
  );
  const count = answers?.length ?? 0;
  if (text === '' || (isManifest && count === 0)) return null;
  const page = `${base}${version.route}reference/messages/`;
  return (
    <section aria-label="What the messages mean">
      <p role="status">{stateOf(messages, count)}</p>
      {answers?.map((answer) => (
        <AnswerCard key={answer.message.id} answer={answer} page={page} />
      ))}
    </section>
  );
}

/** What is known of the text, in a sentence. */
function stateOf(
  messages: readonly Message[] | null | undefined,
  count: number,
): string {
  if (messages === undefined) return 'The messages are not loaded yet.';
  if (messages === null) {
    return 'The messages could not be loaded. Reload the page to try again.';
  }
  if (count === 0) return 'There is no known message in this text.';
  return `${counted(count, 'message')}, the most likely cause first.`;
}

interface AnswerCardProps {
  readonly answer: Answer;
  /** Address of the page that has the entries. */
  readonly page: string;
}

/** The words that were found, and what they mean. */
function AnswerCard({answer, page}: AnswerCardProps) {
  const {message, line, text, advice} = answer;
  return (
    <article className="card padding--md margin-bottom--md">
      <h3>
        <a href={`${page}#${anchorOf(message)}`}>
          <code>{text.slice(0, 240)}</code>
        </a>
      </h3>
      <p>Line {line}</p>
      <p>
        <TextWithCode text={advice} />
      </p>
    </article>
  );
}
