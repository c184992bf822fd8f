import type {ReactNode} from 'react';

import {TextWithCode} from '@openchoreo/page-tools/theme/TextWithCode';

import type {Mistake, Verdict as Judged} from '../../../engine/judge';

import {copyText, type DocsVersion} from './manifest';
import {Results, upgradeMarkdown} from './Results';
import {SetDrawing} from './SetDrawing';
import styles from './styles.module.css';

interface VerdictProps {
  readonly verdict: Judged;
  readonly version: DocsVersion;
  readonly target: DocsVersion | undefined;
  readonly base: string;
  readonly isCompared: boolean;
  readonly onLine: (line: number) => void;
  readonly onCopied: (notice: string) => void;
}

/** All that is known about a reader's objects, below the sentence about them. */
export function Verdict({
  verdict,
  version,
  target,
  base,
  isCompared,
  onLine,
  onCopied,
}: VerdictProps): ReactNode {
  const {mistakes, notes, order, links, edits, upgrade = []} = verdict;
  const placeOf = (address: string, {route, pageEnd}: DocsVersion) =>
    `${base}${route}${address.replace(/\/(?=#|$)/u, pageEnd ?? '/')}`;
  const addressOf = ({link, isGone}: Mistake & {isGone?: boolean}) =>
    link &&
    placeOf(link.address, isGone === false ? (target ?? version) : version);
  const list = (found: readonly Mistake[], title?: string): ReactNode => (
    <Results {...{title, mistakes: found, addressOf, onLine}} />
  );
  return (
    <>
      {list(mistakes)}
      {isCompared && (edits ?? []).length === 0 && (
        <p>
          {edits === undefined
            ? 'The earlier text is no readable YAML.'
            : 'No effect beside the change itself is known.'}
        </p>
      )}
      {list(edits ?? [], 'What the change does')}
      {list(notes, 'Notes')}
      <SetDrawing links={links} />
      {order.length > 0 && (
        <>
          <h2 className={styles.heading}>Order to apply</h2>
          <ol>
            {order.map((name) => (
              <li key={name}>
                <TextWithCode text={name} />
              </li>
            ))}
          </ol>
        </>
      )}
      {target !== undefined && upgrade.length > 0 && (
        <>
          {list(upgrade, `To change for ${target.label}`)}
          <button
            type="button"
            className="oc-button oc-button--plain"
            onClick={() => {
              const steps = upgradeMarkdown(
                upgrade,
                version.label,
                target.label,
              );
              void copyText(steps, 'Checklist').then(onCopied);
            }}>
            Copy as checklist
          </button>
        </>
      )}
    </>
  );
}
