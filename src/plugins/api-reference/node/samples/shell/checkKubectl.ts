import {nearest} from '../../../../../lib/nearest';
import type {KnownKind} from '../catalog';
import {checkYaml} from '../checkYaml';
import {fieldSchema} from '../fieldPath';
import {partShapeOf} from '../freeForm';
import type {Problem} from '../value';

import {checkJsonPath} from './checkJsonPath';
import {KUBECTL_VERBS, type KubectlVerb} from './kubectlOptions';
import {optionValue, readArguments, type ReadArguments} from './readArguments';
import {positionOf, type ShellCommand, type ShellWord} from './readShell';
import {isUnknown, reportAt, type ShellContext} from './shellContext';

/**
 * Checks a `kubectl` command: its verb and options, the kinds that it names,
 * and what it says of their fields.
 *
 * @param words - The words after `kubectl`.
 */
export function checkKubectl(
  words: readonly ShellWord[],
  command: ShellCommand,
  context: ShellContext,
): void {
  const verbIndex = findVerb(words);
  const verbWord = words[verbIndex];
  if (verbWord === undefined) return;
  const [name = ''] = verbWord.values;
  if (isUnknown(name)) return;
  const verb = KUBECTL_VERBS[name];
  if (verb === undefined) {
    const near = nearest(name, Object.keys(KUBECTL_VERBS));
    reportAt(
      context,
      verbWord,
      `kubectl has no command ${name} that this check knows`,
      near === undefined ? 'Correct it.' : `Did you mean ${near}?`,
    );
    return;
  }
  const read = readArguments(
    words.filter((_word, index) => index !== verbIndex),
    verb,
  );
  for (const {word, near} of read.unknown) {
    reportAt(
      context,
      word,
      `kubectl ${name} has no option ${word.text.split('=')[0] ?? ''}`,
      near === undefined ? 'Remove it.' : `Did you mean ${near}?`,
    );
  }
  const kinds = checkKinds(name, verb, read, context);
  checkOutput(read, kinds, context);
  if (name === 'patch') checkPatch(read, kinds, context);
  checkInput(read, command, context);
}

/** The verb stands after options that hold for every command. */
function findVerb(words: readonly ShellWord[]): number {
  for (let index = 0; index < words.length; index += 1) {
    const text = words[index]?.values[0] ?? '';
    if (!text.startsWith('-')) return index;
    const takesNext =
      /^(?:-n|--namespace|--context|--kubeconfig|-s|--server)$/u.test(text);
    if (takesNext) index += 1;
  }
  return -1;
}

/** The kinds that a command names, as far as they can be told. */
function checkKinds(
  name: string,
  verb: KubectlVerb,
  read: ReadArguments,
  context: ShellContext,
): readonly KnownKind[] {
  const [first, second, ...rest] = read.positionals;
  switch (verb.takes) {
    case 'types':
      return first === undefined
        ? []
        : typeWords(read).flatMap((word) => checkTypes(word, context));
    case 'target':
      return first === undefined || !first.text.includes('/')
        ? []
        : checkTypes(first, context);
    case 'explain':
      if (first !== undefined) checkExplain(first, context);
      return [];
    case 'subcommand':
      if (first === undefined) return [];
      checkSubcommand(name, verb, first, read, context);
      if (name === 'create') {
        checkTypes(optionValue(read, '--from'), context);
        checkTypes(optionValue(read, '--resource'), context);
      }
      if (name === 'rollout' || name === 'set') {
        return [second, ...rest].flatMap((word) =>
          word?.text.includes('/') === true || word === second
            ? checkTypes(word, context)
            : [],
        );
      }
      if (name === 'auth' && second !== undefined && first.text === 'can-i') {
        const [target] = rest;
        return target === undefined ? [] : checkTypes(target, context);
      }
      return [];
    case 'none':
      return [];
  }
}

/** `TYPE NAME NAME`, or `TYPE/NAME TYPE/NAME`; a label is `key=value`. */
function typeWords({positionals}: ReadArguments): readonly ShellWord[] {
  return positionals.filter(
    ({text}, index) =>
      index === 0 || (text.includes('/') && !/=|-$/u.test(text)),
  );
}

function checkSubcommand(
  name: string,
  {subcommands = []}: KubectlVerb,
  word: ShellWord,
  read: ReadArguments,
  context: ShellContext,
): void {
  const [text = ''] = word.values;
  if (isUnknown(text) || subcommands.includes(text)) return;
  if (optionValue(read, '-f', '--filename') !== undefined) return;
  const near = nearest(text, subcommands);
  reportAt(
    context,
    word,
    `kubectl ${name} has no ${text}`,
    near === undefined
      ? `Write one of: ${subcommands.join(', ')}.`
      : `Did you mean ${near}?`,
  );
}

/** `pods`, `pods,services`, `deployment/name`, `services.openchoreo.dev`. */
function checkTypes(
  word: ShellWord | undefined,
  context: ShellContext,
): readonly KnownKind[] {
  if (word === undefined) return [];
  return word.values.flatMap((value) => {
    const types = (value.split('/')[0] ?? '').split(',');
    const found = types.map((type) => kindOf(type, word, context));
    checkAmbiguous(types, found, word, context);
    return found.filter((kind) => kind !== undefined);
  });
}

function kindOf(
  type: string,
  word: ShellWord,
  context: ShellContext,
): KnownKind | undefined {
  if (isUnknown(type) || type === '' || type === 'all') return undefined;
  const {catalog} = context;
  const kinds = catalog.byResource(type.toLowerCase());
  const [core] = kinds.filter(({origin}) => origin === 'kubernetes');
  const known = core ?? kinds[0];
  if (known !== undefined) return known;
  const near = nearest(type, catalog.resourceNames);
  reportAt(
    context,
    word,
    `there is no kind that kubectl calls ${type} in ${catalog.version}`,
    near === undefined ? 'Correct it.' : `Did you mean ${near}?`,
  );
  return undefined;
}

/**
 * `component,service` gets Components and Kubernetes' Services: a name that
 * both have is Kubernetes'.
 */
function checkAmbiguous(
  types: readonly string[],
  found: readonly (KnownKind | undefined)[],
  word: ShellWord,
  context: ShellContext,
): void {
  if (!found.some((kind) => kind?.origin === 'platform')) return;
  types.forEach((type, index) => {
    if (found[index]?.origin === 'platform' || type.includes('.')) return;
    const [own] = context.catalog
      .byResource(type.toLowerCase())
      .filter(({origin}) => origin === 'platform');
    if (own === undefined) return;
    reportAt(
      context,
      word,
      `${type} is Kubernetes' ${found[index]?.kind ?? ''} here, among kinds of the platform`,
      `Write ${own.plural}.${context.catalog.platformGroup}, or ask for the two apart.`,
    );
  });
}

function checkExplain(word: ShellWord, context: ShellContext): void {
  const [value = ''] = word.values;
  if (isUnknown(value)) return;
  const [type = '', ...fields] = value.split('.');
  const known = kindOf(type, word, context);
  if (known?.schema === undefined || fields.length === 0) return;
  const found = fieldSchema(
    known.schema,
    // `explain` passes through lists without saying so.
    explainPath(known, fields),
  );
  if (found.status !== 'unknown' || fields[0] === 'metadata') return;
  const near = nearest(found.step, found.allowed);
  reportAt(
    context,
    word,
    `${known.kind} has no field ${fields.join('.')}`,
    near === undefined ? 'Correct it.' : `Did you mean ${near}?`,
  );
}

function explainPath({schema}: KnownKind, fields: readonly string[]): string {
  let path = '';
  for (const field of fields) {
    const here = path === '' ? schema : undefined;
    const node =
      here ?? (schema === undefined ? undefined : schemaAt(schema, path));
    if (node?.items !== undefined) path += '[]';
    path += `${path === '' ? '' : '.'}${field}`;
  }
  return path;
}

function schemaAt(
  schema: NonNullable<KnownKind['schema']>,
  path: string,
): KnownKind['schema'] {
  const found = fieldSchema(schema, path);
  return found.status === 'found' ? found.schema : undefined;
}

/** Fields that the output names, in `jsonpath` and `custom-columns`. */
function checkOutput(
  read: ReadArguments,
  kinds: readonly KnownKind[],
  context: ShellContext,
): void {
  const output = optionValue(read, '-o', '--output');
  const [value = ''] = output?.values ?? [];
  if (output === undefined || isUnknown(value)) return;
  const [only, ...others] = kinds;
  if (only === undefined || others.length > 0) return;
  // Only one object by name is printed by itself, else a list of them.
  const isOne =
    read.positionals.length === 2 ||
    read.positionals.some(({text}) => text.includes('/'));
  const jsonPath = /^jsonpath=(?<template>[\s\S]+)$/u.exec(value)?.groups;
  if (jsonPath !== undefined) {
    checkJsonPath(jsonPath['template'] ?? '', only, isOne, (what, remedy) => {
      reportAt(context, output, what, remedy);
    });
  }
  const columns = /^custom-columns=(?<columns>[\s\S]+)$/u.exec(value)?.groups;
  for (const column of (columns?.['columns'] ?? '').split(',')) {
    const path = column.slice(column.indexOf(':') + 1);
    if (column === '' || !column.includes(':')) continue;
    checkJsonPath(`{${path}}`, only, true, (what, remedy) => {
      reportAt(context, output, what, remedy);
    });
  }
}

/** What a patch sets is checked as a part of the kind. */
function checkPatch(
  read: ReadArguments,
  kinds: readonly KnownKind[],
  context: ShellContext,
): void {
  const patch = optionValue(read, '-p', '--patch');
  const type = optionValue(read, '--type')?.values[0] ?? 'strategic';
  for (const known of new Set(kinds)) {
    if (known.origin !== 'kubernetes' && type === 'strategic') {
      const [verb] = read.positionals;
      if (verb !== undefined) {
        reportAt(
          context,
          verb,
          `a ${known.kind} takes no strategic patch, which is kubectl's default`,
          'Add --type merge.',
        );
      }
    }
    if (patch === undefined || known.schema === undefined) continue;
    for (const problem of patchProblems(patch, type, known, context)) {
      reportAt(
        context,
        patch,
        `${problem.path === '' ? 'the patch' : problem.path}: ${problem.what}`,
        problem.remedy,
      );
    }
  }
}

function patchProblems(
  {values: [text = '']}: ShellWord,
  type: string,
  known: KnownKind,
  {catalog}: ShellContext,
): readonly Problem[] {
  if (isUnknown(text) && !text.trim().startsWith('{')) return [];
  if (type === 'json') return jsonPatchProblems(text, known, catalog);
  return checkYaml(
    // What is not known stands in a text, else the patch is no JSON.
    text.replaceAll('\u{F8FF}', '<unknown>'),
    {status: 'excerpt', kind: `${known.apiVersion}/${known.kind}`},
    catalog,
  );
}

function jsonPatchProblems(
  text: string,
  known: KnownKind,
  catalog: ShellContext['catalog'],
): readonly Problem[] {
  const syntax = checkYaml(text, {status: 'data', name: 'json-patch'}, catalog);
  if (syntax.length > 0 || known.schema === undefined) return syntax;
  const problems: Problem[] = [];
  for (const [, pointer = ''] of text.matchAll(/"path"\s*:\s*"([^"]*)"/gu)) {
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (steps[0] === 'metadata') continue;
    const path = steps
      .map((step) =>
        /^(?:\d+|-)$/u.test(step)
          ? '[]'
          : step.includes('.')
            ? `[${step}]`
            : `.${step}`,
      )
      .join('')
      .replace(/^\./u, '');
    const found = fieldSchema(known.schema, path);
    if (found.status === 'found') continue;
    const shape =
      found.status === 'open' ? partShapeOf(known.kind, found.path) : undefined;
    if (found.status === 'open' && shape === undefined) continue;
    if (
      found.status === 'open' &&
      shape !== undefined &&
      fieldSchema(shape, found.rest).status !== 'unknown'
    ) {
      continue;
    }
    problems.push({
      at: {line: 1, column: 1},
      path: pointer,
      what: 'unknown field',
      remedy: 'Correct the path.',
    });
  }
  return problems;
}

/** Manifests that a command reads from the block itself. */
function checkInput(
  read: ReadArguments,
  {input}: ShellCommand,
  context: ShellContext,
): void {
  const file = optionValue(read, '-f', '--filename');
  const [name = ''] = file?.values ?? [];
  if (file !== undefined && /^[\w.-]+\.ya?ml$/u.test(name)) {
    if (context.localFiles.has(name)) return;
    reportAt(
      context,
      file,
      `nothing on this page before gives the reader a file ${name}`,
      `Title the block that shows it: title="${name}".`,
    );
  }
  if (name !== '-' || input === undefined) return;
  const start = positionOf(context.source, input.offset);
  const problems = checkYaml(
    input.text,
    {status: 'manifests', isFile: false, hasVariables: input.hasVariables},
    context.catalog,
  );
  for (const problem of problems) {
    context.problems.push({
      ...problem,
      at: {...problem.at, line: start.line + problem.at.line - 1},
    });
  }
}
