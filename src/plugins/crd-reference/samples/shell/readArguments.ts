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

/** Words before `--` that are neither options nor their values. */
export function positionalsOf(
  words: readonly ShellWord[],
): readonly ShellWord[] {
  const end = words.findIndex(({text}) => text === '--');
  return words
    .slice(0, end === -1 ? undefined : end)
    .filter(
      ({values: [value = '']}, index) =>
        !/^-./u.test(value) && !WITH_VALUE.has(words[index - 1]?.text ?? ''),
    );
}

/** Values of an option in all its spellings, as often as it is there. */
export function valuesOf(
  words: readonly ShellWord[],
  ...names: readonly string[]
): readonly ShellWord[] {
  return words.flatMap((word, index) => {
    const name = names.find(
      (one) => word.text === one || word.text.startsWith(`${one}=`),
    );
    if (name === undefined) return [];
    if (word.text === name) return words[index + 1] ?? [];
    const start = name.length + 1;
    return {
      text: word.text.slice(start),
      values: word.values.map((value) => value.slice(start)),
      offset: word.offset + start,
    };
  });
}
