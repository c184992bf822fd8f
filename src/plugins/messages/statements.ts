import type {Condition} from './conditions';
import {isOfPlatform, type Finding} from './findings';

/** What a line says, and what its end means. */
const ANSWERS_OF_A_LINE = 2;

/** Groups findings by their condition or line, the best of each first. */
export function statementsOf(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<Condition | number, Finding[]>();
  for (const finding of findings) {
    const key = finding.condition ?? finding.line;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].map(bestOfStatement);
}

function bestOfStatement(findings: Finding[]): Finding[] {
  const best: Finding[] = [];
  for (const finding of findings.sort(byMeaning)) {
    // A reason or code says less than the text beside it.
    const isSaid = best.some(
      (other) =>
        finding.message === other.message ||
        isWithin(finding, other) ||
        (finding.isName && !other.isName),
    );
    if (!isSaid) best.push(finding);
  }
  return best.slice(0, ANSWERS_OF_A_LINE);
}

/** Whether a finding is part of another's own words, not of its values. */
function isWithin({match}: Finding, other: Finding): boolean {
  return other.match.literals.some(
    ({start, end}) => start <= match.start && match.start < end,
  );
}

/** Of a line or condition: the platform's own words, then what says most. */
function byMeaning(a: Finding, b: Finding): number {
  return (
    Number(isOfPlatform(b.message)) - Number(isOfPlatform(a.message)) ||
    Number(isTail(a)) - Number(isTail(b)) ||
    Number(a.isName) - Number(b.isName) ||
    b.weight - a.weight ||
    a.match.start - b.match.start
  );
}

/** Of several lines and conditions. */
export function byUrgency(a: Finding, b: Finding): number {
  return (
    Number(isBad(b)) - Number(isBad(a)) ||
    lastTransitionOf(b).localeCompare(lastTransitionOf(a)) ||
    Number(isOfPlatform(b.message)) - Number(isOfPlatform(a.message)) ||
    Number(a.isName) - Number(b.isName) ||
    b.weight - a.weight
  );
}

function isBad({condition}: Finding): boolean {
  return condition?.isBad === true;
}

function lastTransitionOf({condition}: Finding): string {
  return condition?.lastTransition ?? '';
}

function isTail({message}: Finding): boolean {
  return message.tail === true;
}
