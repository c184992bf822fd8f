import {HAS_SAMPLES} from '@generated/crd-reference/default/checkerFiles';

import {versionByName} from './manifest';
import type {Checked} from './useVerdict';

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const UNFINISHED = {
  slow: 'Still checking this text.',
  'too slow':
    'Checking took too long and was stopped. Try a smaller part of the text.',
  failed: 'The check could not run. Reload the page and try again.',
} as const;

/** The result in a sentence or two, also announced to screen readers. */
export function summaryOf(checked: Checked | undefined): string {
  if (checked === undefined) {
    return `This example has mistakes. Paste your own YAML, drop or open files${HAS_SAMPLES ? ', or choose a sample' : ''}.`;
  }
  const {label} = versionByName(checked.version);
  const {outcome} = checked;
  if (outcome.status !== 'checked') return UNFINISHED[outcome.status];
  const {count, objects, mistakes, notes, unchecked} = outcome.verdict;
  const unknown =
    unchecked.length === 0
      ? ''
      : ` The fields of ${unchecked.join(', ')} are not checked.`;
  const noted =
    notes.length === 0 ? '' : ` ${counted(notes.length, 'note')} below.`;
  if (count > 0) {
    const shown =
      count > mistakes.length ? ` These are the first ${mistakes.length}.` : '';
    return `${counted(count, 'mistake')} found (checked against ${label}).${shown}${noted}${unknown}`;
  }
  return `${counted(objects, 'object')} checked against ${label}: no mistakes.${noted}${unknown}`;
}
