import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {isRecord} from '@openchoreo/page-tools/isRecord';
import {splitFrontMatter} from '../../../../../lib/pages/splitFrontMatter';
import {releaseConstants} from '../../../../../site/releases';
import type {DocsVersion} from '../../../../../site/versions';

/** A directive of the reference and its kind, if any. */
const DIRECTIVE = /^::(?<name>[a-z-]+)(?:\[(?<kind>\w+)\])?/gmu;

/** Cached, because every page asks for the same few files. */
const parsed = new Map<string, unknown>();

/** The page or data check reports what can't be read. */
function parseOrNothing(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function parseOnce(text: string): unknown {
  if (!parsed.has(text)) parsed.set(text, parseOrNothing(text));
  return parsed.get(text);
}

/**
 * The text of a page with everything that the build puts into it: constants,
 * samples, and the structures and descriptions of kinds. It shows whether a page
 * is the same in two versions before either is built.
 *
 * @param name - Path of the page's file in its version's folder.
 * @returns `undefined` if the version has no such page.
 */
export function pageSource(
  siteDir: string,
  version: DocsVersion,
  name: string,
): string | undefined {
  const {folder} = version;
  const read = (file: string): string => {
    const whole = path.join(siteDir, folder, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  };
  const fileContent = read(name);
  if (fileContent === '') return undefined;
  const {yaml = '', content = fileContent} =
    splitFrontMatter(fileContent) ?? {};
  const values = parseOrNothing(yaml);
  const title = String(isRecord(values) ? values['title'] : undefined);
  const own: unknown = parseOnce(read('_constants.yaml'));
  const constants = {
    ...releaseConstants(version),
    ...(isRecord(own) ? own : {}),
  };
  const text = content.replaceAll(
    /%\{([a-z0-9-]+)\}/gu,
    (whole, key: string) => (key in constants ? String(constants[key]) : whole),
  );
  const samples = [...text.matchAll(/^```.*\bsample="(?<file>[^"]+)"/gmu)].map(
    ({groups}) => read(`_samples/${groups?.['file'] ?? ''}`),
  );
  const parts = [...text.matchAll(/^import .* from '(?<file>\.[^']+)'/gmu)].map(
    ({groups}) => read(path.join(path.dirname(name), groups?.['file'] ?? '')),
  );
  const data = [...text.matchAll(DIRECTIVE)].map(({groups}) => {
    const {name: directive, kind} = groups ?? {};
    // These show changes since the previous version, so they always differ.
    if (directive === 'kind-change-list') return folder;
    return directive === 'messages'
      ? read(`reference/messages/_messages/${kind ?? ''}.yaml`)
          // Where a message comes from isn't shown.
          .replace(/^ {2}source:.*$/gmu, '')
      : readData(kind, read);
  });
  // Link targets aren't text.
  const words = text.replaceAll(/\]\([^)\s]*\)/gu, ']');
  return [title, words, ...samples, ...parts, ...data].join('\n');
}

/** What a directive shows about a kind or the glossary. */
function readData(
  kind: string | undefined,
  read: (file: string) => string,
): string {
  if (kind === undefined) return read('_glossary.yaml');
  const folder = 'reference/api';
  const file = `${kind.toLowerCase()}.yaml`;
  const words = read(`${folder}/_descriptions/${file}`);
  const references: unknown = parseOnce(read(`${folder}/_references.yaml`));
  const own = (Array.isArray(references) ? references : []).filter(
    (row) => isRecord(row) && [row['from'], row['to']].includes(kind),
  );
  return [
    read(`${folder}/_crds/${file}`).replace(/^ref:.*$/mu, ''),
    words,
    words.includes('shapes:')
      ? read(`${folder}/_descriptions/_shapes.yaml`)
      : '',
    JSON.stringify(own),
  ].join('\n');
}
