import type {RootContent} from 'mdast';

import {readTyped} from '../plugins/crd-reference/files/readTyped';
import {readCli, type CliCommand, type CliFlag} from './readCli';
import type {DocsVersion} from '../site/versions';
import {
  entryAnchor,
  entryList,
  entryName,
  ownWordsFile,
  sentence,
  unusedWords,
} from './importedData';
import type {DrawDirective} from './remarkLeafDirectives';
import {code, heading, markdown, paragraph} from './nodes';

/**
 * `::cli-commands`: every command and flag of `_cli.yaml`, each with an anchor,
 * and our own words about it from `_cli-words.yaml`.
 */
export function cliCommandsDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (_label, errors) => {
    const cli = readCli(siteDir, version);
    const source = `${version.folder}/_cli-words.yaml`;
    const words = readTyped(siteDir, source, ownWordsFile, errors);
    const list = Object.entries(cli?.commands ?? {});
    const known = list.flatMap(([path, {flags = {}}]) => [
      path,
      ...Object.keys(flags).map((flag) => `${path} --${flag}`),
    ]);
    if (words) {
      errors.push(...unusedWords(words.document, [], words.data, known));
    }
    return list.flatMap(([path, command]) =>
      commandNodes(`${cli?.name ?? ''} ${path}`, path, command, words?.data),
    );
  };
}

function commandNodes(
  title: string,
  path: string,
  {what, aliases = [], flags = {}}: CliCommand,
  words: Readonly<Record<string, string>> = {},
): RootContent[] {
  const items = Object.entries(flags).map(([name, flag]) => [
    flagName(entryAnchor(`${path} ${name}`), name, flag),
    paragraph(sentence(flag.what)),
    ...markdown(words[`${path} --${name}`] ?? ''),
  ]);
  const also = aliases.flatMap((alias) => [', ', code(alias)]).slice(1);
  return [
    heading(3, entryAnchor(path), code(title)),
    paragraph(
      sentence(what),
      ...(also.length === 0 ? [] : [' Also ', ...also, '.']),
    ),
    ...markdown(words[path] ?? ''),
    ...(items.length === 0 ? [] : [entryList(items)]),
  ];
}

function flagName(
  id: string,
  name: string,
  {short, type, default: preset}: CliFlag,
): RootContent {
  // Most begin empty or off, which goes without saying.
  const isSet = !['""', 'false'].includes(preset);
  return paragraph(
    entryName(id, `--${name}`),
    ...(short === undefined ? [] : [', ', code(`-${short}`)]),
    type === 'bool' ? ', takes no value' : '',
    ...(isSet ? [' is ', code(preset)] : []),
  );
}
