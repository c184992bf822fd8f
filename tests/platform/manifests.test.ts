import {readFileSync} from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, inject, test} from 'vitest';
import {Document} from 'yaml';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {fillConstants, readConstants} from '../../src/markdown/constants';
import {isShell, isYaml, parseFenceMeta} from '../../src/markdown/fences';
import {check} from '../../src/plugins/crd-reference/check/check';
import {walk} from '../../src/plugins/crd-reference/check/yamlPaths';
import {PLACEHOLDER} from '../../src/plugins/crd-reference/check/claims';
import {readShell} from '../../src/plugins/crd-reference/samples/shell';
import {readSampleSite} from '../../src/plugins/crd-reference/samples/sampleSite';
import {REFERENCE, referenceVersion} from '../../src/site/reference';
import {docsVersionByName} from '../../src/site/versions';
import {Cluster, manifestsOf, refusalOf, type Manifest} from './cluster';

const parser = unified().use(remarkParse).freeze();
const platform = inject('platform');
const siteDir = path.resolve(import.meta.dirname, '../..');
const version = referenceVersion(docsVersionByName(platform.version));
const {folder, samples, slug} = version;
const site = {...REFERENCE, siteDir, siteUrl: '', baseUrl: '/'};
const {catalog} = readSampleSite(site, `${folder}/index.md`);
const cluster = new Cluster(platform.kubernetes);

/** A YAML text, and where it is from. */
type Text = readonly [place: string, text: string];

function textsBelow(below: string): Text[] {
  return filesBelow(path.join(siteDir, below)).map((name) => [
    `${below}/${name}`,
    readFileSync(path.join(siteDir, below, name), 'utf8'),
  ]);
}

/** The complete manifests in the fences and the shell commands of the pages. */
function manifestsOfPages(): Text[] {
  const found: Text[] = [];
  for (const [file, source] of textsBelow(folder)) {
    if (!/\.mdx?$/u.test(file)) continue;
    const constants = readConstants(siteDir, file, '');
    const page = parser.parse(fillConstants(source, constants));
    visit(page, 'code', ({lang, meta, value, position}) => {
      const place = `${file}:${position?.start.line ?? 1}`;
      if (isShell(lang)) {
        for (const {words, documents} of readShell(value).commands) {
          const isApplied = words.some((word) => word.value === 'apply');
          for (const {text} of documents) {
            // Only the shell knows the values of variables.
            if (isApplied && !text.includes('$')) found.push([place, text]);
          }
        }
      } else if (isYaml(lang)) {
        const {values} = parseFenceMeta(meta);
        const isPart = ['at', 'data', 'excerpt', 'sample'].some((key) =>
          values.has(key),
        );
        if (!isPart) found.push([place, value]);
      }
    });
  }
  return found;
}

/** `spec.containers[main].env[0]` → `spec.containers.main.env[0]` */
function plainField(field: string): string {
  return field
    .replace(/\[([^\]\d][^\]]*)\]/gu, '.$1')
    .replaceAll(/["\\]/gu, '');
}

/** The verdict of the platform: nothing, or why it refuses an object. */
async function refusalByPlatform(object: Manifest) {
  const {namespace} = object.metadata;
  if (
    namespace !== undefined &&
    /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/u.test(namespace)
  ) {
    await cluster.apply({
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: {name: namespace},
    });
  }
  const answer = await cluster.tryCreate(object);
  // Of an object that exists, all was right but its name.
  if (answer.status < 300 || answer.status === 409) return undefined;
  const {message, fields} = refusalOf(answer);
  const unknown = [...message.matchAll(/unknown field "([^"]+)"/gu)];
  // `<nil>` is where rules were not evaluated because of other mistakes.
  const named = [...fields, ...unknown.map(([, field = '']) => field)];
  return {
    message,
    fields: named.filter((field) => field !== '<nil>').map(plainField),
  };
}

/** The verdict of our check: the fields, and what is wrong with them. */
function mistakesByCheck(object: Manifest) {
  const {mistakes} = check(JSON.stringify(object), {}, catalog);
  return mistakes.map(({path: field, what}) => ({
    field: plainField(field),
    what,
  }));
}

/** Whether two fields are the same, or one is in the other. */
function isSamePlace(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort(
    (a, b) => a.length - b.length,
  );
  return (
    long.startsWith(short) && /^(?:[.[]|$)/u.test(long.slice(short.length))
  );
}

/**
 * Fields that the kinds leave open, and our check knows better: of templates, of
 * the objects of a Release, and the namespace of a kind that has none.
 */
const OPEN =
  /^(?:spec\.(?:\w+Template|(?:creates|resources)\[\d+\]\.(?:object|template))(?:\.|$)|metadata\.namespace$)/u;

/** How the two verdicts on an object differ; empty if they don't. */
async function difference(object: Manifest): Promise<string> {
  const refusal = await refusalByPlatform(object);
  const mistakes = mistakesByCheck(object);
  const own = mistakes.map(({field, what}) => `${field}: ${what}`).join('; ');
  if (refusal === undefined) {
    const isStricter = mistakes.every(({field}) => OPEN.test(field));
    return isStricter ? '' : `only we refuse: ${own}`;
  }
  const {message, fields} = refusal;
  if (mistakes.length === 0) return `only the platform refuses: ${message}`;
  const missed = fields.filter(
    (field) => !mistakes.some((mistake) => isSamePlace(mistake.field, field)),
  );
  return missed.length === 0 ? '' : `${message} | we say ${own}`;
}

/** Fails with all differences. */
function report(differences: readonly string[]): void {
  const found = differences.filter(Boolean);
  if (found.length > 0) expect.fail(found.join('\n'));
}

const accepted = [...textsBelow(samples), ...manifestsOfPages()];

describe('what the pages have readers apply is accepted', () => {
  test.each(accepted)('%s', async (_place, text) => {
    const filled = text.replaceAll(RegExp(PLACEHOLDER, 'gu'), 'example');
    for (const object of manifestsOf(filled)) {
      if ((await cluster.addressOf(object)) === undefined) continue;
      const {kind, metadata} = object;
      const refusal = await refusalByPlatform(object);
      expect.soft(refusal?.message, `${kind} ${metadata.name}`).toBeUndefined();
      expect.soft(mistakesByCheck(object)).toEqual([]);
    }
  });
});

/**
 * Texts that kubectl doesn't read, a rule of this site, and one of which the
 * platform names the labels and our check the selector.
 */
const NOT_COMPARED = [
  'alias-bomb',
  'alias-of-itself',
  'alias-without-anchor',
  'bracket-not-closed',
  'dots-instead-of-fields',
  'key-twice',
  'kubernetes-selector-misses-labels',
  'placeholder-in-file',
  'tab-as-indentation',
  'tag-unknown',
  'template-braces-unquoted',
  'value-with-colon',
];

const fixtures = `src/plugins/crd-reference/fixtures/samples/invalid/${slug}`;

describe('what our check refuses is refused', () => {
  test.each(
    textsBelow(fixtures).filter(
      ([place]) => !NOT_COMPARED.includes(path.basename(place, '.yaml')),
    ),
  )('%s', async (_place, text) => {
    const differences: string[] = [];
    for (const object of manifestsOf(text)) {
      if ((await cluster.addressOf(object)) === undefined) continue;
      differences.push(await difference(object));
    }
    report(differences);
  });
});

/** A value that a mutation writes, and what it does to its place. */
const VALUES: readonly unknown[] = [
  ...['', 'x', 'Upper Case', '-', 'a.b', 'a/b', 'x'.repeat(300), 'yes', '10'],
  ...[0, -1, 1, 1.5, 65_536, 3_000_000_000, true, false],
  ...[null, [], {}, ['x'], {x: 'x'}, [{name: 'x'}]],
];

/** Changes an object at one place, as a reader might by mistake. */
function mutate(
  object: Manifest,
  [place, change, value]: readonly [number, number, number],
): unknown {
  const places = [...walk(object)].filter(({path: steps}) => steps.length > 0);
  const {path: steps, value: old} = places[place % places.length] ?? {};
  if (!steps) return object;
  const copy = new Document(object);
  const misspelt = [...steps.slice(0, -1), `${steps.at(-1) ?? ''}x`];
  if (change % 4 === 0) copy.setIn(steps, VALUES[value % VALUES.length]);
  if (change % 4 === 1 || change % 4 === 2) copy.deleteIn(steps);
  if (change % 4 >= 2 && typeof steps.at(-1) === 'string') {
    copy.setIn(misspelt, old);
  }
  return copy.toJS();
}

test('1,000 mistakes in samples get the same verdict', async () => {
  const objects = textsBelow(samples).flatMap(([, text]) => manifestsOf(text));
  const numbers = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat());
  const differences: string[] = [];
  // An object that has lost its kind or name is not sent, so there are more.
  for (const [which, ...how] of fc.sample(numbers, {numRuns: 2000, seed: 60})) {
    const object = objects[which % objects.length];
    if (!object) throw new Error(`${samples} has no objects.`);
    for (const mutated of manifestsOf(JSON.stringify(mutate(object, how)))) {
      if ((await cluster.addressOf(mutated)) === undefined) continue;
      const found = await difference(mutated);
      differences.push(found && `${mutated.kind} ${found}`);
    }
    if (differences.length >= 1000) break;
  }
  expect(differences).toHaveLength(1000);
  report(differences);
});
