import * as z from 'zod';

import {AUDITED} from '../../tests/support/audit';
import type {TestOutcome} from './readReports';

const audit = z.object({
  page: z.string(),
  states: z.number(),
  nodes: z.number(),
  violations: z.number(),
});

export interface AuditReport {
  readonly line: string;
  readonly isGood: boolean;
}

/** Adds up what the tests have looked at; nothing looked at is no success. */
export function auditReport(outcomes: readonly TestOutcome[]): AuditReport {
  const audits = outcomes
    .flatMap(({notes}) => notes)
    .filter(({type}) => type === AUDITED)
    .map(({description}) => audit.parse(JSON.parse(description)));
  const sum = (read: (one: z.infer<typeof audit>) => number): number =>
    audits.reduce((total, one) => total + read(one), 0);
  const pages = new Set(audits.map(({page}) => page)).size;
  const violations = sum((one) => one.violations);
  const failed = outcomes.filter(({result}) => result === 'failed').length;
  const passed = outcomes.filter(({result}) => result === 'passed').length;
  return {
    line: [
      `${pages} pages`,
      `${sum(({states}) => states)} states (page × mode × width × what is open)`,
      `${sum(({nodes}) => nodes)} nodes checked`,
      `${violations} violating nodes`,
      `${passed} tests passed, ${failed} failed`,
    ].join(' · '),
    isGood: pages > 0 && violations === 0 && failed === 0,
  };
}
