/** What a shell prints before a command: `$ `, `me@host:~/a$ `. */
const PROMPT = /^(?:[\w.-]+[@:]\S*)?[$%#❯>] +/u;

/** Commands that print manifests or take them, and those around them. */
const COMMANDS = new Set([
  ...['cat', 'choreoctl', 'curl', 'docker', 'echo', 'git', 'helm', 'k3d'],
  ...['kubectl', 'kustomize', 'oc'],
]);

/**
 * Whether a line calls a command, with or without a prompt. It has no indentation,
 * as a string of a manifest can have commands.
 *
 * `$ sudo kubectl apply -f a.yaml` → true; `helm: 3` → false
 */
export function isCommand(line: string): boolean {
  const typed = line.replace(PROMPT, '').replace(/^sudo +/u, '');
  const [command = '', argument] = typed.split(/ +/u, 2);
  return COMMANDS.has(command) && Boolean(argument) && argument !== ':';
}
