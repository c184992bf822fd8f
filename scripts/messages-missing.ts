/**
 * Lists what the platform's source can say and no message of a docs version
 * explains. Nothing is written: what a message means is for a person to say.
 *
 *   npm run messages:missing -- --from <clone of the platform> --version <name>
 */
import {explain} from '../src/plugins/messages/explain';
import {readMessages} from '../src/plugins/messages/readMessages';
import {readPlatform, runCommand, SITE_DIR} from './command';

/** Where the code names reasons, events and error codes; Git reads them, too. */
const NAMES = [
  /ConditionReason *= *"([\w-]+)"/u,
  /Eventf?\([^"]*EventType\w+, *"([\w-]+)"/u,
  /Code\w+ *= *"([\w-]+)"/u,
];

/** What the installer prints, and the values that the shell puts in. */
const WORDS = /(?:log_error|log_warning|fatal) "(.+)"/u;
const VALUE = /\$\{[^}]*\}|\$\w+/gu;

void runCommand(() => {
  const {git, ref, version} = readPlatform();
  const messages = readMessages(SITE_DIR, version);
  const names = new Set(messages.flatMap(({reason, code}) => [reason, code]));
  const find = (pattern: string, ...where: readonly string[]): string[] =>
    git('grep', '-nP', pattern, ref, '--', ...where).split('\n');
  const anyName = NAMES.map(({source}) => source).join('|');
  const missing = find(anyName, 'internal', ':!*_test.go').filter((line) => {
    const name = NAMES.map((pattern) => pattern.exec(line)?.[1]).find(Boolean);
    return name !== undefined && !names.has(name);
  });
  for (const line of find(WORDS.source, 'install/quick-start')) {
    const said = WORDS.exec(line)?.[1]?.replaceAll(VALUE, 'value');
    if (said && explain(said, messages).length === 0) missing.push(line);
  }
  for (const line of missing) console.log(line.slice(ref.length + 1));
  console.log(
    `${missing.length} without a record, of ${version.label} at ${ref}.`,
  );
  process.exitCode = missing.length > 0 ? 1 : 0;
});
