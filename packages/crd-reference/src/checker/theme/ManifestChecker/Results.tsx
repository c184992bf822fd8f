import type {ReactNode} from 'react';

import {TextWithCode} from '@openchoreo/page-tools/theme/TextWithCode';

import type {Mistake, UpgradeStep} from '../../../engine/judge';

import styles from './styles.module.css';

interface ResultsProps {
  /** The heading above the list, which is gone with its last item. */
  readonly title?: string | undefined;
  readonly mistakes: readonly Mistake[];
  /** URL of a mistake's field in the reference. */
  readonly addressOf: (mistake: Mistake) => string | undefined;
  readonly onLine: (line: number) => void;
}

/** Labels of changes, shown before their message. */
const SORTS: Readonly<Record<UpgradeStep['sort'], string>> = {
  kind: 'Kind removed',
  removed: 'Removed',
  renamed: 'Renamed',
  required: 'Newly required',
  default: 'Default changed',
  other: 'No longer valid',
  refused: 'Refused',
  ignored: 'Ignored',
  rendered: 'Rendered anew',
  restart: 'Pods restart',
  kept: 'Not deleted',
};

function sortOf(mistake: Mistake | UpgradeStep): string | undefined {
  return 'sort' in mistake ? SORTS[mistake.sort] : undefined;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The list of upgrade steps as Markdown. */
export function upgradeMarkdown(
  steps: readonly UpgradeStep[],
  from: string,
  to: string,
): string {
  const items = steps.map((step) => {
    const {at, path, what, remedy} = step;
    const field = path === '' ? '' : ` \`${path}\``;
    return `- [ ] Line ${at.line}: ${SORTS[step.sort].toLowerCase()}${field}: ${what}. ${remedy}`;
  });
  return [`From ${from} to ${to}:`, '', ...items, ''].join('\n');
}

/** The list of mistakes, each with links to its line and its field. */
export function Results({
  title,
  mistakes,
  addressOf,
  onLine,
}: ResultsProps): ReactNode {
  if (title !== undefined && mistakes.length === 0) return null;
  return (
    <>
      {title !== undefined && <h2 className={styles.heading}>{title}</h2>}
      <ol className={styles.results}>
        {mistakes.map((mistake, index) => {
          const {at, path, what, remedy, link} = mistake;
          const sort = sortOf(mistake);
          const address = addressOf(mistake);
          const isNamed = path !== '' && !what.includes(`\`${path}\``);
          return (
            <li key={index} className={styles.result}>
              <button
                type="button"
                className={styles.line}
                onClick={() => {
                  onLine(at.line);
                }}>
                Line {at.line}
              </button>
              <div>
                <p className={styles.what}>
                  {sort !== undefined && <strong>{sort}: </strong>}
                  {isNamed && (
                    <>
                      <code>{path}</code>:{' '}
                    </>
                  )}
                  <TextWithCode
                    text={
                      isNamed || sort !== undefined ? what : capitalized(what)
                    }
                  />
                  .
                </p>
                <p className={styles.remedy}>
                  <TextWithCode text={remedy} />
                  {link !== undefined && address !== undefined && (
                    <>
                      {' '}
                      <a href={address}>
                        {link.field === ''
                          ? `Reference of ${link.kind}`
                          : `${link.kind}: ${link.field}`}
                      </a>
                    </>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
