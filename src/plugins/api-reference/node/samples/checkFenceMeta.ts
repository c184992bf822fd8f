import {parseFenceMeta} from '../../../../lib/codeBlock/fenceMeta';
import {nearest} from '../../../../lib/nearest';

/** The attributes after a fence's language, with their mistakes. */
export interface SampleMeta {
  readonly values: ReadonlyMap<string, string>;
  readonly problems: readonly {
    readonly what: string;
    readonly remedy: string;
  }[];
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
      .map((key) => {
        const near = nearest(key, allowed);
        return {
          what: `${key} is not allowed on a ${language} fence`,
          remedy: `${near === undefined ? 'Remove it.' : `Did you mean ${near}?`} ${list}`,
        };
      }),
    ...repeatedKeys.map((key) => ({
      what: `${key} is set twice`,
      remedy: 'Remove one of them.',
    })),
  ];
  return {values, problems: [...problems, ...contradictions(values)]};
}

function contradictions(
  values: ReadonlyMap<string, string>,
): {what: string; remedy: string}[] {
  const problems: {what: string; remedy: string}[] = [];
  const claims = CLAIMS.filter((key) => values.has(key));
  if (claims.length > 1) {
    problems.push({
      what: `a block cannot be ${claims.join(' and ')} at the same time`,
      remedy: 'Keep one of them.',
    });
  }
  if (values.has('at') && !values.has('excerpt')) {
    problems.push({
      what: '`at` has no effect without the kind that the path belongs to',
      remedy: 'Add excerpt="Kind".',
    });
  }
  if (values.has('mistake') && (values.has('sample') || values.has('data'))) {
    problems.push({
      what: 'a sample or a data file cannot have an intended mistake',
      remedy: 'Remove mistake="…", or write the YAML in the fence.',
    });
  }
  for (const [key, value] of values) {
    if (value.trim() !== '') continue;
    problems.push({what: `${key} is empty`, remedy: 'Give it a value.'});
  }
  return problems;
}
