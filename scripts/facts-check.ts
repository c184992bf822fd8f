/**
 * Reads again where the site's statements come from in the platform's source:
 *
 *   npm run facts:check -- --from <repository of the platform> --ref v0.3.3
 *                          [--version v0.3.x] [--write] [--replay]
 *
 * Lists constants, messages, fields, Helm values and rules of the checker that
 * the source contradicts or no longer has, with the sentences that show them.
 * `--write` notes that nothing differs, for the pages. `--replay` compares what
 * it lists with what the next docs version says differently.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {stringify} from 'yaml';

import {
  docsVersionByName,
  LATEST_VERSION,
  neighborsOf,
  type DocsVersion,
} from '../src/site/versions';
import {runCommand} from './command/runCommand';
import {compareFacts, type Difference, type Fact} from './facts/compareFacts';
import {factsOf} from './facts/factsOf';
import {replayFacts, type Replay} from './facts/replay';
import {sourceAt} from './facts/source';

const SITE_DIR = path.resolve(import.meta.dirname, '..');

void runCommand(() => {
  const {values} = parseArgs({
    options: {
      from: {type: 'string'},
      ref: {type: 'string'},
      version: {type: 'string', default: LATEST_VERSION},
      write: {type: 'boolean', default: false},
      replay: {type: 'boolean', default: false},
    },
  });
  const {from, ref, write, replay} = values;
  if (from === undefined || ref === undefined) {
    throw new Error(
      'facts-check: write --from <repository of the platform> and --ref <tag or commit>.',
    );
  }
  const version = docsVersionByName(values.version);
  const facts = factsOf(SITE_DIR, version);
  const source = sourceAt(from, ref);
  const found = compareFacts(
    facts,
    sourceAt(from, version.release.ref),
    source,
  );
  for (const difference of found) console.log(describe(difference));
  console.log(
    `Read again: ${facts.length} statements of ${version.label} at ${ref} (${countBySort(facts)}). Different: ${found.length}.`,
  );
  if (replay) {
    reportReplay(version, facts, found);
    return;
  }
  if (found.length > 0) {
    process.exitCode = 1;
  } else if (write) {
    const file = `${version.folder}/_checked.yaml`;
    writeFileSync(
      path.join(SITE_DIR, file),
      `# Written by \`npm run facts:check -- --write\`. Do not edit.\n${stringify({ref, date: source.date})}`,
    );
    console.log(`${file}: written`);
  }
});

function countBySort(facts: readonly Fact[]): string {
  const sorts = [...new Set(facts.map(({sort}) => sort))];
  return sorts
    .map((one) => `${one} ${facts.filter(({sort}) => sort === one).length}`)
    .join(', ');
}

function describe({fact, now}: Difference): string {
  const shown = fact.shown.map(
    ({place, sentence}) =>
      `\n    ${place}: ${sentence.replaceAll(/\s+/gu, ' ')}`,
  );
  return `${fact.name}: ${now} (${placeOf(fact)})${shown.join('')}`;
}

/** Where a statement comes from, in the platform's repository. */
function placeOf(fact: Fact): string {
  switch (fact.sort) {
    case 'constant':
      return 'file' in fact.cited ? fact.cited.file : fact.cited.folder;
    case 'record':
      return `${fact.file}:${fact.line}`;
    case 'field':
      return `${fact.folder}/${fact.kind.group}_${fact.kind.plural}.yaml#${fact.path}`;
    case 'value':
      return `${fact.chart}/values.yaml#${fact.key}`;
  }
}

function reportReplay(
  version: DocsVersion,
  facts: readonly Fact[],
  found: readonly Difference[],
): void {
  const {newer} = neighborsOf(version);
  if (newer === undefined) throw new Error(`${version.label} is the newest.`);
  const replays = replayFacts(facts, found, factsOf(SITE_DIR, newer));
  for (const {missed, noise} of replays) {
    for (const {name} of missed) console.log(`missed: ${name}`);
    for (const {name} of noise) console.log(`noise: ${name}`);
  }
  for (const replay of replays) console.log(inWords(replay, newer));
}

function inWords(
  {title, different, found, listed}: Replay,
  newer: DocsVersion,
): string {
  const share = (part: number, whole: number): string =>
    `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(0)} %)`;
  return `Replay, ${title}: ${newer.label} says ${different} differently; listed: ${share(found, different)}. Listed without a difference: ${share(listed - found, listed)}.`;
}
