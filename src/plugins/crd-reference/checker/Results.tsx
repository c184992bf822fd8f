import type {ReactNode} from 'react';

import {TextWithCode} from '../../../components/TextWithCode';
import {counted} from '../../../lib/text';
import type {Problem} from '../../../content-errors/problem';
import type {Checked} from './useResult';
import styles from './ManifestChecker.module.css';

interface SummaryProps {
  readonly id: string;
  /** `undefined` while the text is checked. */
  readonly checked: Checked | undefined;
  /** Whether the text is the page's own example. */
  readonly isExample: boolean;
  /** Label of the docs version. */
  readonly label: string;
}

/** The result of a check in a sentence or two, also announced to screen readers. */
export function Summary(props: SummaryProps): ReactNode {
  const {color, text} = summaryOf(props);
  const className = `alert alert--${color} text--bold`;
  return (
    <p id={props.id} className={className} role="status">
      {text}
    </p>
  );
}

const EXAMPLE = 'This example has mistakes. Paste your own YAML.';
const MESSAGE = 'This is a message, not a manifest. See below what it means.';
const NO_OBJECTS =
  'Nothing was checked: the text has no objects of OpenChoreo or Kubernetes.';
const NEITHER =
  'This is neither a manifest nor a known message. Paste complete manifests, with apiVersion and kind, or what a command, an event or a log prints.';

function summaryOf({checked, isExample, label}: SummaryProps): {
  readonly color: 'secondary' | 'danger' | 'success';
  readonly text: string;
} {
  const color = 'secondary';
  if (isExample) return {color, text: EXAMPLE};
  if (!checked) return {color, text: 'Checking …'};
  const {result, failure = ''} = checked;
  if (!result) return {color, text: failure};
  if (result.kind === 'neither') return {color, text: NEITHER};
  if (!result.verdict) return {color, text: MESSAGE};
  const {objects, mistakeCount, notes} = result.verdict;
  let more = '';
  if (notes.length > 0) more = ` ${counted(notes.length, 'note')} below.`;
  if (mistakeCount > 0) {
    const count = counted(mistakeCount, 'mistake');
    const text = `${count} found (checked against ${label}).${more}`;
    return {color: 'danger', text};
  }
  if (objects === 0) return {color, text: NO_OBJECTS};
  const count = counted(objects, 'object');
  const text = `${count} checked against ${label}: no mistakes.${more}`;
  return {color: 'success', text};
}

interface ProblemListProps {
  /** What the problems are, for screen readers. */
  readonly title: string;
  readonly problems: readonly Problem[];
  /** Address of the docs version that describes the fields. */
  readonly docs: string;
  readonly onLine: (line: number) => void;
}

/** Problems of a text, each with its line, a remedy and a link to the field. */
export function ProblemList(props: ProblemListProps): ReactNode {
  const {title, problems, docs, onLine} = props;
  if (problems.length === 0) return null;
  return (
    <ol className={`clean-list ${styles.problems}`} aria-label={title}>
      {problems.map(({line, path, what, remedy, link}, index) => (
        <li key={index}>
          <button
            type="button"
            className="button button--outline button--primary button--sm"
            onClick={() => {
              onLine(line);
            }}>
            Line {line}
          </button>
          <div>
            {path !== '' && <code>{path}</code>}
            {path !== '' && ': '}
            <TextWithCode text={what} />.
            <p className="small-print margin--none">
              <TextWithCode text={remedy} />{' '}
              {link && (
                <a href={docs + link.address}>
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
}
