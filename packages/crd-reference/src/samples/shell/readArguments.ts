import type {ShellWord} from './readShell';

/**
 * Options of kubectl and helm whose value is the next word. Other options have
 * their value after `=`, or no value.
 */
const WITH_VALUE = new Set(
  [
    '-n --namespace --context --kube-context --kubeconfig -s --server -o --output',
    '-l --selector -L --label-columns -f --filename --values -k --kustomize',
    '-p --patch --type --from --resource --verb --version --set --set-string',
    '--set-file --set-json --timeout -c --container --since --tail --field-selector',
    '--sort-by --for --image --restart --repo --username --password --replicas',
  ].flatMap((line) => line.split(' ')),
);

export interface ReadArguments {
  /** Words before `--` that are neither options nor their values. */
  readonly positionals: readonly ShellWord[];
  /** Values of options by name. */
  readonly options: ReadonlyMap<string, ShellWord>;
}

/** Separates the options of a command from its other arguments. */
export function readArguments(words: readonly ShellWord[]): ReadArguments {
  const positionals: ShellWord[] = [];
  const options = new Map<string, ShellWord>();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const text = word?.values[0] ?? '';
    if (word === undefined || text === '--') break;
    if (!/^-./u.test(text)) {
      positionals.push(word);
      continue;
    }
    const equals = text.indexOf('=');
    if (equals !== -1) {
      options.set(text.slice(0, equals), restOf(word, equals + 1));
    } else if (WITH_VALUE.has(text)) {
      index += 1;
      const value = words[index];
      if (value) options.set(text, value);
    }
  }
  return {positionals, options};
}

function restOf(word: ShellWord, length: number): ShellWord {
  return {
    text: word.text.slice(length),
    values: word.values.map((value) => value.slice(length)),
    offset: word.offset + length,
  };
}
