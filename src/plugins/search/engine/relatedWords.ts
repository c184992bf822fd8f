import {foldWord} from '../shared/foldWord';

/**
 * Words that readers use for one another. A page rarely has all words of a line,
 * and readers can't know which it has; each line helps similar queries.
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
scale scaling autoscale autoscaling replica
error fail failure troubleshooting problem stuck debug
setup install installation
manage management handle
credential password
permission role rbac access authorization
authentication login jwt oauth oidc sso
tutorial guide example sample demo
expose publish public external
price pricing cost license
cron schedule scheduled
nightly scheduled
batch scheduled
monitoring monitor observability metric log
encryption encrypt mtls tls certificate
arm m1 apple silicon mac
tenant tenancy isolation isolate isolated
offering supported support
naming name rename
pause suspend suspended undeploy
terminology glossary term definition meaning
dashboard ui console portal
cli terminal command choreoctl
laptop local locally machine computer windows wsl
website frontend webapplication spa
hostname host
throttle throttling rate
override overridden
approval approve
maintainer maintain maintained community contribute
ingress gateway
ram memory cpu
trigger push
refused failed unreachable
k8s kubernetes
repo repository
auth authentication
config configuration
env environment
`;

/** The lines as lists; also the synonyms of a hosted index. */
export const WORD_GROUPS: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '));

const related = new Map<string, readonly string[]>();
for (const group of WORD_GROUPS) {
  const words = group.map(foldWord);
  for (const word of words) {
    related.set(word, [
      ...(related.get(word) ?? []),
      ...words.filter((other) => other !== word),
    ]);
  }
}

/**
 * Words that pages may use instead of a query word.
 *
 * @param term - Folded.
 */
export function relatedWords(term: string): readonly string[] {
  return related.get(term) ?? [];
}
