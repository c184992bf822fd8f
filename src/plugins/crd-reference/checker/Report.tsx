import type {ReactNode} from 'react';

import {TextWithCode} from '@site/src/components/TextWithCode';
import {counted} from '@site/src/lib/text';

import type {Problem} from '../../../content-errors/problem';

import type {Checked} from './useReport';
import styles from './ManifestChecker.module.css';

interface VerdictProps {
  readonly id: string;
  /** `undefined` while the text is checked. */
  readonly checked: Checked | undefined;
  /** Whether the text is the page's own example. */
  readonly isExample: boolean;
  /** Label of the docs version. */
  readonly label: string;
}

/** The result of a check in a sentence or two, also announced to screen readers. */
export function Verdict(props: VerdictProps): ReactNode {
  const [color, words] = verdictOf(props);
  return (
    <p
      id={props.id}
      className={`alert alert--${color} text--bold`}
      role="status">
      {words}
    </p>
  );
}

const MESSAGE = 'This is a message, not a manifest. See below what it means.';
const OTHER_TOOLS =
  'Nothing was checked: the text has only objects of other tools.';
const NEITHER =
  'This is neither a manifest nor a known message. Paste complete manifests, with apiVersion and kind, or what a command, an event or a log prints.';

function verdictOf({
  checked,
  isExample,
  label,
}: VerdictProps): readonly [color: string, words: string] {
  if (isExample) {
    return ['secondary', 'This example has mistakes. Paste your own YAML.'];
  }
  if (!checked) return ['secondary', 'Checking …'];
  const {report} = checked;
  if (report.kind === 'failed') return ['secondary', report.why];
  if (report.kind === 'neither') return ['secondary', NEITHER];
  if (!report.verdict) return ['secondary', MESSAGE];
  const {objects, mistakes, notes} = report.verdict;
  let more = '';
  if (notes.length > 0) more = ` ${counted(notes.length, 'note')} below.`;
  if (mistakes.length > 0) {
    const count = counted(mistakes.length, 'mistake');
    return ['danger', `${count} found (checked against ${label}).${more}`];
  }
  if (objects === 0) return ['secondary', OTHER_TOOLS];
  const count = counted(objects, 'object');
  return ['success', `${count} checked against ${label}: no mistakes.${more}`];
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
