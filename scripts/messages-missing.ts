/**
 * Lists what the platform's source can say and no message of a docs version
 * explains. Nothing is written: what a message means is for a person to say.
 *
 *   npm run messages:missing -- --from <clone of the platform> --version <name>
 */
import {explain} from '../src/plugins/messages/explain';
import {readMessages} from '../src/plugins/messages/readMessages';
import {readPlatform, runCommand, SITE_DIR} from './command';

/** Where the code names reasons, events and error codes. */
const NAMES = [
  /ConditionReason *= *"([\w-]+)"/u,
  /Eventf?\([^"]*EventType\w+, *"([\w-]+)"/u,
  /Code\w+ *= *"([\w-]+)"/u,
];

/** Where programs, their webhooks and the charts' hooks say something. */
const SAYS: readonly (readonly [pattern: string, ...where: string[]])[] = [
  ['log_error|log_warning|fatal', 'install/quick-start'],
  ['Errorf|errors.New|[.](Error|Warn)[(]', 'internal', 'cmd', 'pkg/cli/cmd'],
  ['echo "', 'install/helm/*hook*.yaml', 'install/helm/*job*.yaml'],
];

/** What says nothing to readers: legacy controllers and commands that are left out. */
const NEVER = [
  ':!*_test.go',
  ':!internal/dataplane',
  ':!internal/choreoctl/interactive',
  ...['create', 'get', 'login', 'logout', 'logs'].map(
    (command) => `:!internal/choreoctl/cmd/${command}`,
  ),
  ':!internal/choreoctl/resources/kinds',
  ':!internal/choreoctl/resources/*.go',
  ':!internal/choreoctl/validation',
  ...'dataplane deployableartifact deployment deploymentpipeline deploymenttrack endpoint environment hierarchy.go organization project workload'
    .split(' ')
    .map((legacy) => `:!internal/controller/${legacy}`),
];

/** A text of three words or more, with the values that shells and Go put in. */
const TEXT = /"((?:[^"\\]|\\.)* (?:[^"\\]|\\.)* (?:[^"\\]|\\.)*)"/u;
const VALUE = /%[-+#.\d]*[a-zA-Z]|\$\{[^}]*\}|\$\w+|\{\{[^}]*\}\}/gu;

void runCommand(() => {
  const {git, ref, version} = readPlatform();
  const messages = readMessages(SITE_DIR, version);
  const names = new Set(messages.flatMap(({reason, code}) => [reason, code]));
  const find = (pattern: string, ...where: readonly string[]): string[] =>
    git('grep', '-nE', pattern, ref, '--', ...where, ...NEVER).split('\n');
  const code = 'ConditionReason *=|Event(f)?\\(|Code[A-Za-z]+ *= *"';
  const missing = find(code, 'internal').filter((line) => {
    const name = NAMES.map((pattern) => pattern.exec(line)?.[1]).find(Boolean);
    return name !== undefined && !names.has(name);
  });
  for (const [pattern, ...where] of SAYS) {
    for (const line of find(pattern, ...where)) {
      const said = TEXT.exec(line)?.[1]
        ?.replaceAll('%q', '"value"')
        .replaceAll(VALUE, 'value');
      // A sign of the platform, as in the log that the text is from.
      const log = `${said ?? ''}\n\nopenchoreo component`;
      if (said && explain(log, messages).length === 0) missing.push(line);
    }
  }
  for (const line of missing) console.log(line.slice(ref.length + 1));
  console.log(
    `${missing.length} without a record, of ${version.label} at ${ref}.`,
  );
  process.exitCode = missing.length > 0 ? 1 : 0;
});
