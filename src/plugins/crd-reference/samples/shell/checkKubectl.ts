import {didYouMeanOr} from '@openchoreo/content-errors/nearest';

import {kindOfResource, type KnownKind} from '../../engine/catalog';
import {checkYaml} from '../../engine/checkYaml';

import {positionalsOf, valuesOf} from './readArguments';
import type {ShellCommand, ShellWord} from './readShell';
import {
  inputFile,
  isUnknown,
  reportAt,
  reportIn,
  type ShellContext,
} from './shellContext';

/** kubectl commands whose first argument is one or more kinds. */
const TAKES_KINDS = new Set(
  'annotate autoscale delete describe edit expose get label patch scale wait'.split(
    ' ',
  ),
);

/** kubectl commands whose first argument is a pod or `kind/name`. */
const TAKES_TARGET = new Set('attach exec logs port-forward'.split(' '));

/**
 * Checks the kinds in a `kubectl` command and the manifests that it reads.
 *
 * @param words - The words after `kubectl`.
 */
export function checkKubectl(
  words: readonly ShellWord[],
  command: ShellCommand,
  context: ShellContext,
): void {
  const [verb, ...rest] = positionalsOf(words);
  const name = verb?.values[0] ?? '';
  for (const word of kindWords(name, rest)) checkKinds(word, context);
  checkInput(words, command, context);
}

/** Finds the kinds in `TYPE NAME NAME` and `TYPE/NAME TYPE/NAME`; skips labels. */
function kindWords(
  verb: string,
  words: readonly ShellWord[],
): readonly ShellWord[] {
  const isPair = ({text}: ShellWord): boolean =>
    text.includes('/') && !/=|-$/u.test(text);
  if (TAKES_KINDS.has(verb)) {
    return words.filter((word, index) => index === 0 || isPair(word));
  }
  if (TAKES_TARGET.has(verb)) return words.slice(0, 1).filter(isPair);
  return verb === 'rollout' ? words.slice(1).filter(isPair) : [];
}

/** Checks `pods`, `pods,services`, `deployment/name` or `services.example.dev`. */
function checkKinds(word: ShellWord, context: ShellContext): void {
  for (const value of word.values) {
    const types = (value.split('/')[0] ?? '').split(',');
    const found = types.map((type) => kindOf(type, word, context));
    if (!found.some((kind) => kind?.origin === 'platform')) continue;
    for (const [index, type] of types.entries()) {
      reportAmbiguous(type, found[index], word, context);
    }
  }
}

function kindOf(
  type: string,
  word: ShellWord,
  context: ShellContext,
): KnownKind | undefined {
  if (isUnknown(type) || type === '' || type === 'all') return undefined;
  const {catalog} = context;
  const known = kindOfResource(type, catalog);
  if (known !== undefined) return known;
  const what = `kubectl has no kind called ${type} in ${catalog.version}`;
  const remedy = didYouMeanOr('Correct it.', type, catalog.resourceNames());
  reportAt(context, word, what, remedy);
  return undefined;
}

/**
 * Reports a Kubernetes kind next to a platform kind if both have the name:
 * `component,service` gets Kubernetes' Services, not the platform's.
 */
function reportAmbiguous(
  type: string,
  kind: KnownKind | undefined,
  word: ShellWord,
  context: ShellContext,
): void {
  if (kind?.origin === 'platform' || type.includes('.')) return;
  const {catalog} = context;
  const own = catalog
    .byResource(type.toLowerCase())
    .find(({origin}) => origin === 'platform');
  if (own === undefined) return;
  const what = `${type} means Kubernetes' ${kind?.kind ?? ''}, although the command has platform kinds too`;
  const remedy = `Write ${own.plural}.${catalog.platform.group}, or use two commands.`;
  reportAt(context, word, what, remedy);
}

/** Checks that a file was introduced, and the manifests in a here-document. */
function checkInput(
  words: readonly ShellWord[],
  {input}: ShellCommand,
  context: ShellContext,
): void {
  const file = valuesOf(words, '-f', '--filename').at(-1);
  const [name = ''] = file?.values ?? [];
  if (file !== undefined && /^[\w.-]+\.ya?ml$/u.test(name)) {
    if (context.localFiles.has(name)) return;
    reportAt(
      context,
      file,
      `nothing earlier on this page shows or writes a file ${name}`,
      `Add title="${name}" to the block that shows it.`,
    );
  }
  if (name !== '-' || input === undefined) return;
  const problems = checkYaml(
    input.text,
    {status: 'manifests', isFile: false, hasVariables: input.hasVariables},
    context.catalog,
  );
  reportIn(context, inputFile(input, context), problems);
}
