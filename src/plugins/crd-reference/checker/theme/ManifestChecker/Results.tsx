import type {ReactNode} from 'react';

import {TextWithCode} from '../../../../../components/TextWithCode';

import type {ShownProblem as Mistake} from '../../../check/verdict';

import styles from './styles.module.css';

interface ResultsProps {
  /** The heading above the list, which is gone with its last item. */
  readonly title?: string | undefined;
  readonly mistakes: readonly Mistake[];
  /** URL of a mistake's field in the reference. */
  readonly addressOf: (mistake: Mistake) => string | undefined;
  readonly onLine: (line: number) => void;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
                  {isNamed && (
                    <>
                      <code>{path}</code>:{' '}
                    </>
                  )}
                  <TextWithCode text={isNamed ? what : capitalized(what)} />.
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
