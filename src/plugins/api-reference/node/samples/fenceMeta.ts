import {nearest} from '../../../../lib/nearest';

/** The words behind a fence's language, read strictly. */
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

/** Keys that say what a block is: one of them at most. */
const CLAIMS = ['sample', 'excerpt', 'data'] as const;

const TOKEN =
  /\s*(?:(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')|\{[\d,\s-]+\}|(?<other>\S+))/gu;

/** Reads `title="a.yaml" sample="topic/a.yaml" {1,3-4}`. */
export function readFenceMeta(
  language: string,
  meta: string | null | undefined,
): SampleMeta {
  const allowed = KEYS.get(language) ?? OTHER_KEYS;
  const values = new Map<string, string>();
  const problems: {what: string; remedy: string}[] = [];
  for (const {groups} of (meta ?? '').matchAll(TOKEN)) {
    const {key, double, single, other} = groups ?? {};
    if (other !== undefined) {
      problems.push({
        what: `found ${other} behind the language of a fence`,
        remedy: `Write key="value"; allowed are ${allowed.join(', ')}, and {1,3-4} to mark lines.`,
      });
    } else if (key !== undefined && !allowed.includes(key)) {
      const near = nearest(key, allowed);
      problems.push({
        what: `a fence of language ${language} takes no ${key}`,
        remedy: `${near === undefined ? 'Remove it.' : `Did you mean ${near}?`} Allowed are ${allowed.join(', ')}.`,
      });
    } else if (key !== undefined && values.has(key)) {
      problems.push({what: `${key} stands twice`, remedy: 'Keep one of them.'});
    } else if (key !== undefined) {
      values.set(key, double ?? single ?? '');
    }
  }
  return {values, problems: [...problems, ...contradictions(values)]};
}

function contradictions(
  values: ReadonlyMap<string, string>,
): {what: string; remedy: string}[] {
  const problems: {what: string; remedy: string}[] = [];
  const claims = CLAIMS.filter((key) => values.has(key));
  if (claims.length > 1) {
    problems.push({
      what: `a block is said to be ${claims.join(' and ')}`,
      remedy: 'Keep one of them.',
    });
  }
  if (values.has('at') && !values.has('excerpt')) {
    problems.push({
      what: '`at` says where a value stands, but not in which kind',
      remedy: 'Add excerpt="Kind".',
    });
  }
  if (values.has('mistake') && (values.has('sample') || values.has('data'))) {
    problems.push({
      what: 'a file that is applied or read as it is cannot be a mistake',
      remedy: 'Remove mistake, or write the YAML in the fence.',
    });
  }
  for (const [key, value] of values) {
    if (value.trim() !== '') continue;
    problems.push({what: `${key} is empty`, remedy: 'Write its value.'});
  }
  return problems;
}
