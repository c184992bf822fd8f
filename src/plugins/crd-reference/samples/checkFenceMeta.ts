import type {Fault} from '@openchoreo/content-errors/contentError';
import {didYouMeanOr} from '@openchoreo/content-errors/nearest';

import {parseFenceMeta} from '@openchoreo/page-tools/code-block/fenceMeta';

/** The attributes after a fence's language, with their mistakes. */
export interface SampleMeta {
  readonly values: ReadonlyMap<string, string>;
  readonly problems: readonly Fault[];
}

const YAML_KEYS = ['at', 'data', 'excerpt', 'mistake', 'sample', 'title'];

const KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['mermaid', ['description', 'title']],
  ['yaml', YAML_KEYS],
  ['yml', YAML_KEYS],
]);

const OTHER_KEYS = ['title'];

/** Keys for the content of a block, of which only one is allowed. */
const CLAIMS = ['sample', 'excerpt', 'data'] as const;

/** Checks `title="a.yaml" sample="topic/a.yaml" {1,3-4}`. */
export function checkFenceMeta(
  language: string,
  meta: string | null | undefined,
): SampleMeta {
  const allowed = KEYS.get(language) ?? OTHER_KEYS;
  const list = `Allowed: ${allowed.join(', ')}.`;
  const {values: all, repeatedKeys, unknownWords} = parseFenceMeta(meta);
  const values = new Map([...all].filter(([key]) => allowed.includes(key)));
  const problems = [
    ...unknownWords.map((word) => ({
      what: `found ${word} after the language of a fence`,
      remedy: `Write key="value" or {1,3-4} to highlight lines. ${list}`,
    })),
    ...[...all.keys()]
      .filter((key) => !allowed.includes(key))
      .map((key) => ({
        what: `${key} is not allowed on a ${language} fence`,
        remedy: `${didYouMeanOr('Remove it.', key, allowed)} ${list}`,
      })),
    ...repeatedKeys.map((key) => ({
      what: `${key} is set twice`,
      remedy: 'Remove one of them.',
    })),
  ];
  return {values, problems: [...problems, ...contradictions(values)]};
}

function contradictions(values: ReadonlyMap<string, string>): Fault[] {
  const claims = CLAIMS.filter((key) => values.has(key));
  const isFixed = values.has('sample') || values.has('data');
  const rules: readonly (readonly [boolean, what: string, remedy: string])[] = [
    [
      claims.length > 1,
      `a block cannot be ${claims.join(' and ')} at the same time`,
      'Keep one of them.',
    ],
    [
      values.has('at') && !values.has('excerpt'),
      '`at` has no effect without the kind that the path belongs to',
      'Add excerpt="Kind".',
    ],
    [
      values.has('mistake') && isFixed,
      'a sample or a data file cannot have an intended mistake',
      'Remove mistake="…", or write the YAML in the fence.',
    ],
    ...[...values].map(
      ([key, value]) =>
        [value.trim() === '', `${key} is empty`, 'Give it a value.'] as const,
    ),
  ];
  return rules.flatMap(([isBroken, what, remedy]) =>
    isBroken ? {what, remedy} : [],
  );
}
