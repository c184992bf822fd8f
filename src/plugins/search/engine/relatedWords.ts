/**
 * Words that readers take for each other. A page seldom has all of a line, and
 * a reader cannot know which it has; each line helps queries of its kind.
 */
const GROUPS = `
outage down stop crash
requirement prerequisite need require hardware
delete deletion remove removal uninstall clean
view show see read look
communication communicate call connect connection reach
versus vs compare comparison differ difference replace
upgrade update
rollback revert
scale scaling autoscaling replica
error fail failure troubleshooting problem stuck debug
setup install installation
manage management handle
credential password
permission role rbac access authorization
authentication login jwt
tutorial guide example sample demo
expose publish public external
price cost license
cron schedule scheduled
monitoring monitor observability metric log
encryption encrypt mtls tls certificate
arm m1 apple silicon
tenant tenancy multi-tenancy
offering supported support
`;

/** The lines, each as a list; also the synonyms of a hosted index. */
export const WORD_GROUPS: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '));

const related = new Map<string, readonly string[]>();
for (const words of WORD_GROUPS) {
  for (const word of words) {
    related.set(word, [
      ...(related.get(word) ?? []),
      ...words.filter((other) => other !== word),
    ]);
  }
}

/**
 * Words that pages may have in place of one of the query's.
 *
 * @param term - Folded.
 */
export function relatedWords(term: string): readonly string[] {
  return related.get(term) ?? [];
}
