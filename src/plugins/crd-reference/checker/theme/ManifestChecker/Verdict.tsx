import type {ReactNode} from 'react';

import type {
  ShownProblem as Mistake,
  Verdict as Judged,
} from '../../../check/verdict';

import type {DocsVersion} from './manifest';
import {Results} from './Results';

interface VerdictProps {
  readonly verdict: Judged;
  readonly version: DocsVersion;
  readonly base: string;
  readonly onLine: (line: number) => void;
}

/** All that is known about a reader's objects, below the sentence about them. */
export function Verdict({
  verdict: {mistakes, notes},
  version: {route},
  base,
  onLine,
}: VerdictProps): ReactNode {
  const addressOf = ({link}: Mistake) =>
    link && `${base}${route}${link.address}`;
  return (
    <>
      <Results {...{mistakes, addressOf, onLine}} />
      <Results title="Notes" mistakes={notes} {...{addressOf, onLine}} />
    </>
  );
}
