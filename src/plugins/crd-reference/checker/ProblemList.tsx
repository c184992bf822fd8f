import type {ReactNode} from 'react';

import {TextWithCode} from '@site/src/components/TextWithCode';

import type {Problem} from '../../../content-errors/problem';

import styles from './ManifestChecker.module.css';

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
