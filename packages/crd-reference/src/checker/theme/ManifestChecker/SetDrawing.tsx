import type {ReactNode} from 'react';

import {TextWithCode} from '@openchoreo/page-tools/theme/TextWithCode';

import type {SetLink} from '../../../engine/checkSet';

import styles from './styles.module.css';

/** Where the rows of the list begin, in rows. */
const DEPTH = 3;
/** The widest arc reaches as far; the style sheet has the width, too. */
const WIDTH = 0.75 * DEPTH;

/**
 * The objects of a text below each other, with an arc from each to those that it
 * needs. The arcs are beside a list that says the same in words.
 */
export function SetDrawing({
  links,
}: {
  readonly links: readonly SetLink[];
}): ReactNode {
  if (links.length === 0) return null;
  const missing = new Set(
    links.flatMap(({to, isMissing}) => (isMissing ? [to] : [])),
  );
  const rows = [...new Set(links.flatMap(({from, to}) => [from, to]))].sort(
    (left, right) => Number(missing.has(left)) - Number(missing.has(right)),
  );
  return (
    <>
      <h2 className={styles.heading}>How the objects are connected</h2>
      <div className={styles.set}>
        <svg
          className={styles.arcs}
          viewBox={`${DEPTH - WIDTH} 0 ${WIDTH} ${rows.length}`}
          preserveAspectRatio="none"
          aria-hidden="true">
          {links.map(({from, to, isMissing}) => (
            <path
              key={`${from} ${to}`}
              d={arc(rows.indexOf(from), rows.indexOf(to))}
              className={isMissing ? styles.absent : undefined}
            />
          ))}
        </svg>
        <ul>
          {rows.map((row) => (
            <li
              key={row}
              className={missing.has(row) ? styles.absent : undefined}>
              <TextWithCode text={row} />
              {missing.has(row) && ' (missing)'}
              <span className="oc-visually-hidden">
                <TextWithCode text={needsOf(row, links)} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** From the middle of a row around to that of another, ending in an arrow. */
function arc(from: number, to: number): string {
  const [start, end] = [from + 0.5, to + 0.5];
  const bend = DEPTH - Math.min(DEPTH, 0.6 + Math.abs(to - from) * 0.4) * 1.3;
  return `M${DEPTH} ${start}C${bend} ${start} ${bend} ${end} ${DEPTH} ${end}m-.3-.2.3.2-.3.2`;
}

function needsOf(row: string, links: readonly SetLink[]): string {
  const needs = links.filter(({from}) => from === row).map(({to}) => to);
  return needs.length === 0 ? '' : `, needs ${needs.join(', ')}`;
}
