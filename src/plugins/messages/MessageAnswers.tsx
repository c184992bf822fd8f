import useBaseUrl from '@docusaurus/useBaseUrl';
import {TextWithCode} from '../../components/TextWithCode';
import {counted} from '../../lib/text';
import type {Answer} from './explain';
import {entryAnchor} from './texts';

interface MessageAnswersProps {
  /** What was explained; `undefined` if the messages could not be loaded. */
  readonly answers: readonly Answer[] | undefined;
  /** Whether the text may be nothing but manifests, which have no messages. */
  readonly isManifest: boolean;
  readonly version: {readonly route: string};
}

/** Shows what the messages of a pasted text mean. */
export default function MessageAnswers(props: MessageAnswersProps) {
  const {answers, isManifest, version} = props;
  const base = useBaseUrl('/');
  const page = `${base}${version.route}reference/messages/`;
  if (isManifest && (answers?.length ?? 0) === 0) return null;
  return (
    <section aria-label="What the messages mean">
      <p role="status">{statusOf(answers)}</p>
      {answers?.map((answer) => (
        <AnswerCard key={answer.message.id} answer={answer} page={page} />
      ))}
    </section>
  );
}

/** What is known of the text, in a sentence. */
function statusOf(answers: readonly Answer[] | undefined): string {
  if (answers === undefined) {
    return 'The messages could not be loaded. Reload the page to try again.';
  }
  if (answers.length === 0) return 'There is no known message in this text.';
  return `${counted(answers.length, 'message')}, the most likely cause first.`;
}

/** The words that were found, with a link to their entry, and what they mean. */
function AnswerCard({answer, page}: {answer: Answer; page: string}) {
  const {message, line, text, advice} = answer;
  return (
    <article className="card padding--md margin-bottom--md">
      <h3>
        <a href={`${page}#${entryAnchor(message)}`}>
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
