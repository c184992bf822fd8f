import type {ReactNode} from 'react';

import clsx from 'clsx';
import {counted} from '@site/src/lib/text';

import type {Checked} from './useReport';

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
    <p id={props.id} className={clsx('alert', `alert--${color}`)} role="status">
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
  const {outcome} = checked;
  if (typeof outcome === 'string') return ['secondary', outcome];
  if (outcome.kind === 'neither') return ['secondary', NEITHER];
  if (!outcome.verdict) return ['secondary', MESSAGE];
  const {objects, mistakes, notes} = outcome.verdict;
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
