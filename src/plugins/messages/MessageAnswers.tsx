import {useDeferredValue, useEffect, useMemo, useState} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';
import {TextWithCode} from '../../components/TextWithCode';
import {counted} from '../../lib/text';

import {explain} from './explain';
import type {Message} from './readMessages';
import {anchorOf, messagesFile, titleOf} from './words';

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
  return (
    <section aria-label="What the messages mean">
      <p role="status">
        {messages === undefined
          ? 'The messages are not loaded yet.'
          : messages === null
            ? 'The messages could not be loaded. Reload the page to try again.'
            : count === 0
              ? 'There is no known message in this text.'
              : `${counted(count, 'message')}, the most likely cause first.`}
      </p>
      {answers?.map(({message, line, text: shown, advice}) => (
        <article
          key={message.id}
          className="card padding--md margin-bottom--md">
          <h3>
            <a
              href={`${base}${version.route}reference/messages/#${anchorOf(message)}`}>
              <code>{titleOf(message)}</code>
            </a>
          </h3>
          <p>Line {line}</p>
          <pre>{shown.slice(0, 240)}</pre>
          <p>
            <TextWithCode text={advice} />
          </p>
        </article>
      ))}
    </section>
  );
}
