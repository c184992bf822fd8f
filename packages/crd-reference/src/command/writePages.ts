import path from 'node:path';

import {failWithAll} from '@openchoreo/content-errors/contentError';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {outputFile} from '@openchoreo/page-tools/node/outputFile';

import type {KindStructure} from '../model/model';

import {readSources} from './readSources';

/** What `writePages` did. */
export interface WrittenPages {
  /** Files below the folder. */
  readonly written: readonly string[];
  /** Number of pages that were there. */
  readonly kept: number;
  readonly kinds: number;
}

/**
 * Copies definitions to `_crds` of a folder, and writes the pages that it lacks:
 * a list, one page for each kind, and the checker.
 *
 * @param sources - Folders, files and addresses of definitions.
 * @throws ContentErrors if a definition can't be read.
 */
export async function writePages(
  sources: readonly string[],
  folder: string,
): Promise<WrittenPages> {
  const read = await readSources(sources);
  failWithAll(read.flatMap(({errors}) => errors));
  const definitions = read.filter(({kinds}) => kinds.length > 0);
  const kinds = definitions.flatMap((file) =>
    file.kinds.flatMap(([stored]) => stored?.structure ?? []),
  );
  const known = new Set(filesBelow(folder).map(nameOf));
  const pages = [
    ['index.md', INDEX] as const,
    ['check.mdx', CHECKER] as const,
    ...kinds.map(
      (kind) => [`${kind.kind.toLowerCase()}.md`, pageOf(kind)] as const,
    ),
  ].filter(([name]) => !known.has(nameOf(name)));
  for (const {name, bytes} of definitions) {
    const file = path.basename(name).replace(/(?:\.ya?ml)?$/u, '.yaml');
    await outputFile(path.join(folder, '_crds', file), bytes);
  }
  for (const [name, text] of pages) {
    await outputFile(path.join(folder, name), text);
  }
  return {
    written: pages.map(([name]) => name),
    kept: kinds.length + 2 - pages.length,
    kinds: kinds.length,
  };
}

/** A page is named after its kind, with or without hyphens, in any folder. */
function nameOf(file: string): string {
  return path
    .basename(file)
    .toLowerCase()
    .replace(/\.mdx?$/u, '')
    .replaceAll('-', '');
}

const INDEX = `---
title: API reference
sidebar_position: 1
---

::kind-list

To check a manifest, paste it into the [manifest checker](./check.mdx).
`;

const CHECKER = `---
title: Manifest checker
description: Paste manifests to see each mistake with its line and a link to the field.
hide_table_of_contents: true
sidebar_position: 2
---

import ManifestChecker from '@theme/ManifestChecker';

Paste one or more manifests to see each mistake with its line, what is allowed, and a link to the field. Your text stays in your browser.

<ManifestChecker />
`;

function pageOf({kind, schema}: KindStructure): string {
  const {spec, status, ...others} = schema.properties ?? {};
  const section = (title: string, name: string, isThere: boolean): string[] =>
    isThere ? [`## ${title}`, `::${name}[${kind}]`] : [];
  return [
    `---\ntitle: ${kind}\n---`,
    `::kind-description[${kind}]`,
    `::kind-facts[${kind}]`,
    ...section('Fields', 'kind-spec', spec !== undefined),
    ...section(
      spec === undefined ? 'Fields' : 'Other fields',
      'kind-other-fields',
      Object.keys(others).length > 0,
    ),
    ...section('Status', 'kind-status', status !== undefined),
    `::kind-relations[${kind}]`,
    `::kind-changes[${kind}]\n`,
  ].join('\n\n');
}
