import {readFileSync} from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {Document} from 'yaml';

import type {Problem} from '../../src/content-errors/problem';
import {filesBelow} from '../../src/lib/node/filesBelow';
import {fillConstants, readConstants} from '../../src/markdown/constants';
import {isShell, isYaml, parseFenceMeta} from '../../src/markdown/fences';
import {check} from '../../src/plugins/crd-reference/check/check';
import {PLACEHOLDER} from '../../src/plugins/crd-reference/check/claims';
import {valuesAt, walk} from '../../src/plugins/crd-reference/check/yamlPaths';
import {readSampleSite} from '../../src/plugins/crd-reference/samples/sampleSite';
import {readShell} from '../../src/plugins/crd-reference/samples/shell';
import {REFERENCE, referenceVersion} from '../../src/site/reference';
import * as platform from './platform';

const parser = unified().use(remarkParse).freeze();
const {manifestsOf, request, SITE_DIR, VERSION} = platform;
const {folder, samples, slug} = referenceVersion(VERSION);
const site = {...REFERENCE, siteDir: SITE_DIR, siteUrl: '', baseUrl: '/'};
const {catalog} = readSampleSite(site, `${folder}/index.md`);

/** The texts of all files of a folder, each after its path. */
function textsBelow(below: string): [place: string, text: string][] {
  return filesBelow(path.join(SITE_DIR, below)).map((name) => [
    `${below}/${name}`,
    readFileSync(path.join(SITE_DIR, below, name), 'utf8'),
  ]);
}

/** The complete manifests in the fences and the shell commands of a page. */
function manifestsOfPage([file, source]: readonly [string, string]) {
  const found: [place: string, text: string][] = [];
  const constants = readConstants(SITE_DIR, file, '');
  const page = parser.parse(fillConstants(source, constants));
  visit(page, 'code', ({lang, meta, value, position}) => {
    const place = `${file}:${position?.start.line ?? 1}`;
    if (isYaml(lang)) {
      const {values} = parseFenceMeta(meta);
      const marks = ['at', 'data', 'excerpt', 'sample'];
      if (!marks.some((mark) => values.has(mark))) found.push([place, value]);
    }
    if (!isShell(lang)) return;
    for (const {documents} of readShell(value).commands) {
      for (const {text} of documents) {
        // Only the shell knows the values of variables.
        if (!text.includes('$')) found.push([place, text]);
      }
    }
  });
  return found;
}

/** Whether two fields are the same, or one is in the other. */
function isSamePlace(one: string, other: string): boolean {
  // `spec.containers[main].env[0]` → `spec.containers.main.env.0.`
  const [first = '', second = ''] = [one, other].map((field) =>
    `${field}.`.replaceAll(/[.[\]"\\]+/gu, '.'),
  );
  return first.startsWith(second) || second.startsWith(first);
}

/** Of objects that a webhook wants to exist, and of labels that only it needs. */
const ELSEWHERE = /^admission webhook .+: (?:required labels|.+ not found$)/u;

/** Why the platform refuses an object, with the fields that it names. */
async function refusalOf(object: platform.Manifest) {
  const {namespace: name = 'default'} = object.metadata;
  const owner = {apiVersion: 'v1', kind: 'Namespace', metadata: {name}};
  await request('POST', owner);
  const query = '?dryRun=All&fieldValidation=Strict';
  const {status, body} = await request('POST', object, query);
  // Of an object that exists, all was right but its name.
  if (status < 300 || status === 409) return undefined;
  const message = String(valuesAt(body, 'message')[0]?.value ?? body);
  if (ELSEWHERE.test(message)) return undefined;
  const unknown = message.matchAll(/unknown field "([^"]+)"/gu);
  const fields = [
    ...valuesAt(body, 'details.causes[].field').map(({value}) => String(value)),
    ...Array.from(unknown, ([, field = '']) => field),
  ];
  // `<nil>` is where rules were not evaluated because of other mistakes.
  return {message, fields: fields.filter((field) => field !== '<nil>')};
}

/**
 * What our check knows better: fields of templates and of the objects of a Release,
 * the namespace of a kind without, and numbers that the controllers can't read.
 */
function isOpen({path: field, what}: Problem): boolean {
  if (field === 'metadata.namespace') return true;
  if (what.endsWith('an integer of 32 bits')) return true;
  if (/^spec\.\w+Template\b/u.test(field)) return true;
  return /^spec\.\w+\[\d+\]\.(?:object|template)\b/u.test(field);
}

/** How the verdicts on an object differ; empty if they don't. */
async function difference(object: platform.Manifest): Promise<string> {
  const refusal = await refusalOf(object);
  const {mistakes} = check(JSON.stringify(object), {}, catalog);
  if (refusal) {
    const isNamed = (field: string) =>
      mistakes.some((mistake) => isSamePlace(mistake.path, field));
    if (mistakes.length > 0 && refusal.fields.every(isNamed)) return '';
  } else if (mistakes.every(isOpen)) return '';
  const ours = mistakes.map(({path: field, what}) => `${field}: ${what}`);
  return `${object.kind}: the platform says ${refusal?.message}, we say ${ours.join('; ')}`;
}

const fixtures = `src/plugins/crd-reference/fixtures/samples/invalid/${slug}`;
const published = textsBelow(samples);
const pages = textsBelow(folder).filter(([file]) => /\.mdx?$/u.test(file));

test.each([...published, ...pages.flatMap(manifestsOfPage)])(
  'what readers apply is accepted: %s',
  async (_place, text) => {
    const filled = text.replaceAll(RegExp(PLACEHOLDER, 'gu'), 'example');
    for (const object of manifestsOf(filled)) {
      expect.soft(await refusalOf(object)).toBeUndefined();
      const {mistakes} = check(JSON.stringify(object), {}, catalog);
      expect.soft(mistakes).toEqual([]);
    }
  },
);

/** Texts that kubectl doesn't read. */
const UNREAD = /alias|bracket|key-twice|tab-as|tag-|braces|colon/u;
/** A rule of this site, and labels, where our check names the selector. */
const OTHERWISE = /dots|placeholder|misses-labels/u;

test.each(textsBelow(fixtures))(
  'what our check refuses is refused: %s',
  async (place, text) => {
    if (UNREAD.test(place) || OTHERWISE.test(place)) return;
    for (const object of manifestsOf(text)) {
      expect.soft(await difference(object)).toBe('');
    }
  },
);

/** What a reader may write by mistake; nothing is written for `undefined`. */
const VALUES: readonly unknown[] = [
  ...['', 'x', 'Upper Case', '-', 'a.b', 'a/b', 'x'.repeat(300), 'yes', '10'],
  ...[0, -1, 1, 1.5, 65_536, 3_000_000_000, true, false, undefined, undefined],
  ...[null, [], {}, ['x'], {x: 'x'}, [{name: 'x'}]],
];

const objects = published.flatMap(([, text]) => manifestsOf(text));
const mutations = fc.record({
  object: fc.constantFrom(...objects),
  place: fc.nat(),
  isMisspelt: fc.boolean(),
  value: fc.constantFrom(...VALUES),
});

test('1,000 mistakes in samples get the same verdict', async () => {
  const found: string[] = [];
  // An object that has lost its kind or name is not sent, so there are more.
  for (const mutation of fc.sample(mutations, {numRuns: 1600, seed: 60})) {
    const {object, place, isMisspelt, value} = mutation;
    const [, ...places] = walk(object);
    const {path: steps = [], value: old} = places[place % places.length] ?? {};
    const copy = new Document(object);
    if (value === undefined || isMisspelt) copy.deleteIn(steps);
    else copy.setIn(steps, value);
    if (isMisspelt && typeof steps.at(-1) === 'string') {
      copy.setIn([...steps.slice(0, -1), `${steps.at(-1)}x`], old);
    }
    const [mutated] = manifestsOf(JSON.stringify(copy));
    if (mutated) found.push(await difference(mutated));
  }
  expect(found.length).toBeGreaterThan(1000);
  expect(found.filter((text) => text !== '')).toEqual([]);
});
