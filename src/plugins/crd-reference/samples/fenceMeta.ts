import type {Fault} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import {isYaml, parseFenceMeta} from '../../../markdown/fences';

/** What a fence can have, by its language. */
function allowedKeys(language: string): readonly string[] {
  if (language === 'mermaid') return ['description', 'title'];
  if (!isYaml(language)) return ['title'];
  return ['at', 'data', 'excerpt', 'sample', 'title'];
}

/** Checks what is after the language of a fence: `title="a.yaml" {1,3-4}`. */
export function checkFenceMeta(
  language: string,
  meta: string | null | undefined,
): {
  readonly values: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
} {
  const allowed = allowedKeys(language);
  const list = `Allowed: ${allowed.join(', ')}.`;
  const {values, unknownWords} = parseFenceMeta(meta);
  const faults = unknownWords.map((word) => ({
    what: `found ${word} after the language of a fence`,
    remedy: `Write key="value" or {1,3-4} to highlight lines. ${list}`,
  }));
  for (const key of values.keys()) {
    if (allowed.includes(key)) continue;
    faults.push({
      what: `${key} is not allowed on a ${language} fence`,
      remedy: `${didYouMeanOr('Remove it.', key, allowed)} ${list}`,
    });
  }
  return {values, faults};
}
