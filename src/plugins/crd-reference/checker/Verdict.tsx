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
  return (
    <p
      id={props.id}
      className={clsx('alert', `alert--${colorOf(props)}`)}
      role="status">
      {summaryOf(props)}
    </p>
  );
}

const MESSAGE = 'This is a message, not a manifest. See below what it means.';
const OTHER_TOOLS =
  'Nothing was checked: the text has only objects of other tools.';
const NEITHER =
  'This is neither a manifest nor a known message. Paste complete manifests, with apiVersion and kind, or what a command, an event or a log prints.';

function colorOf({checked, isExample}: VerdictProps): string {
  const outcome = checked?.outcome;
  if (isExample || typeof outcome !== 'object' || !outcome.verdict) {
    return 'secondary';
  }
  const {objects, mistakes} = outcome.verdict;
  if (mistakes.length > 0) return 'danger';
  return objects > 0 ? 'success' : 'secondary';
}

function summaryOf({checked, isExample, label}: VerdictProps): string {
  if (isExample) return 'This example has mistakes. Paste your own YAML.';
  if (!checked) return 'Checking …';
  const {outcome} = checked;
  if (typeof outcome === 'string') return outcome;
  if (outcome.kind === 'neither') return NEITHER;
  if (!outcome.verdict) return MESSAGE;
  const {objects, mistakes, notes} = outcome.verdict;
  if (objects === 0 && mistakes.length === 0) return OTHER_TOOLS;
  const summary =
    mistakes.length > 0
      ? `${counted(mistakes.length, 'mistake')} found (checked against ${label}).`
      : `${counted(objects, 'object')} checked against ${label}: no mistakes.`;
  if (notes.length === 0) return summary;
  return `${summary} ${counted(notes.length, 'note')} below.`;
}
