/**
 * Makes a fix of one docs version in another:
 *
 *   npm run port -- docs/a.md --to v0.3.x     what differs from the last commit,
 *                                             or else what the last change did
 *   npm run port -- 1a2b3c4 --to v0.3.x       the pages of a commit
 *   npm run port -- … --dry-run               writes nothing
 *   npm run port -- --list                    fixes that a version lacks
 *   npm run port -- --replay                  how well fixes of both would have
 *                                             been made
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {
  DOCS_VERSIONS,
  docsVersionByName,
  docsVersionOfFile,
  type DocsVersion,
} from '../src/site/versions';
import {runCommand} from './command/runCommand';
import {changeIn, fileAt, pageCommits, type PageChange} from './port/history';
import {mergePages} from './port/mergePages';
import {renamerBetween} from './port/renamedFields';

void runCommand(() => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      to: {type: 'string'},
      'dry-run': {type: 'boolean', default: false},
      list: {type: 'boolean', default: false},
      replay: {type: 'boolean', default: false},
    },
  });
  const [fix] = positionals;
  if (values.list) list();
  else if (values.replay) replay();
  else if (fix === undefined || values.to === undefined) {
    throw new Error(
      `Name a page or a commit, and the version: npm run port -- docs/a.md --to ${DOCS_VERSIONS.at(-1)?.name ?? ''}.`,
    );
  } else port(fix, docsVersionByName(values.to), values['dry-run']);
});

/** The same page in another version. */
function twinOf(file: string, to: DocsVersion): string | undefined {
  const from = docsVersionOfFile(file);
  return from === undefined || from === to
    ? undefined
    : `${to.folder}${file.slice(from.folder.length)}`;
}

function changesOf(fix: string, to: DocsVersion): readonly PageChange[] {
  const folders = DOCS_VERSIONS.filter((one) => one !== to).map(
    ({folder}) => folder,
  );
  if (!existsSync(fix)) {
    const [commit] = pageCommits(folders, `${fix}^!`);
    return commit?.files.map((file) => changeIn(commit.hash, file)) ?? [];
  }
  const [before, after] = [fileAt('HEAD', fix), readFileSync(fix, 'utf8')];
  if (before !== undefined && before !== after) {
    return [{file: fix, before, after}];
  }
  const [last] = pageCommits([fix]);
  return last === undefined ? [] : [changeIn(last.hash, fix)];
}

function port(fix: string, to: DocsVersion, isDryRun: boolean): void {
  const written: string[] = [];
  const changes = changesOf(fix, to);
  if (changes.length === 0) {
    throw new Error(`${fix} changes no page that ${to.label} could have.`);
  }
  for (const change of changes) {
    const twin = twinOf(change.file, to);
    if (twin === undefined || !existsSync(twin)) {
      console.log(`${change.file}: ${to.label} has no such page.`);
      continue;
    }
    const page = readFileSync(twin, 'utf8');
    const {text, left} = merge(change, to, page);
    console.log(
      text === page
        ? `${twin}: nothing to change${left.length === 0 ? '' : ' that is certain'}.`
        : `${twin}: ${isDryRun ? 'can be changed' : 'changed'}.`,
    );
    for (const {heading, line, before, after} of left) {
      console.log(
        `${twin}:${line}${heading === '' ? '' : ` ${heading}`}: left, because the page differs here.\n${marked('-', before)}${marked('+', after)}`,
      );
    }
    if (text === page || isDryRun) continue;
    writeFileSync(twin, text);
    written.push(twin);
  }
  if (written.length === 0) return;
  const check = ['run', '--silent', 'check', '--', ...written];
  const {status} = spawnSync('npm', check, {stdio: 'inherit'});
  process.exitCode = status ?? 1;
}

function merge(
  {file, before, after}: PageChange,
  to: DocsVersion,
  page: string,
): ReturnType<typeof mergePages> {
  const from = docsVersionOfFile(file) ?? to;
  const rename = renamerBetween(from, to);
  return mergePages(rename(before), rename(after), page);
}

function marked(mark: string, text: string): string {
  return text.replaceAll(/^(?=.)/gmu, `  ${mark} `);
}

/** The changes of pages whose twins a commit left alone. */
function oneSided() {
  return pageCommits(DOCS_VERSIONS.map(({folder}) => folder))
    .filter(({notPorted}) => notPorted === '')
    .flatMap((commit) =>
      commit.files.flatMap((file) =>
        DOCS_VERSIONS.flatMap((to) => {
          const twin = twinOf(file, to);
          if (twin === undefined || commit.files.includes(twin)) return [];
          const isOpen = existsSync(file) && existsSync(twin);
          return isOpen ? {...commit, file, to, twin} : [];
        }),
      ),
    );
}

/** Prints fixes that still stand in one version and would change another. */
function list(): void {
  let count = 0;
  for (const {hash, subject, file, to, twin} of oneSided()) {
    const change = changeIn(hash, file);
    const now = readFileSync(file, 'utf8');
    // What was changed again since is no fix any more.
    if (mergePages(change.before, change.after, now).text !== now) continue;
    const page = readFileSync(twin, 'utf8');
    const {text, left} = merge(change, to, page);
    if (text === page || left.length > 0) continue;
    count += 1;
    console.log(`${hash} ${file} → ${to.label}: ${subject}`);
  }
  console.log(
    `Fixes that another version lacks: ${count}. Make one with npm run port -- <commit> --to <version>, or say in the message of a commit why not: "Not-ported: <reason>".`,
  );
}

/** Makes each fix of two versions from one of them, and counts equal results. */
function replay(): void {
  let [all, equal] = [0, 0];
  const [newest, ...others] = DOCS_VERSIONS;
  const commits = pageCommits(DOCS_VERSIONS.map(({folder}) => folder));
  for (const {hash, files} of commits) {
    for (const file of files) {
      if (docsVersionOfFile(file) !== newest) continue;
      for (const to of others) {
        const twin = twinOf(file, to);
        if (twin === undefined || !files.includes(twin)) continue;
        const [change, made] = [changeIn(hash, file), changeIn(hash, twin)];
        if (wordsChanged(change) !== wordsChanged(made)) continue;
        all += 1;
        if (merge(change, to, made.before).text === made.after) equal += 1;
        else console.log(`${hash} ${file}: not equal`);
      }
    }
  }
  console.log(
    `Pages that a commit changed alike in two versions: ${all}. Made equally from one: ${equal} (${((100 * equal) / Math.max(all, 1)).toFixed(1)} %).`,
  );
}

/** The words that a change adds and removes, in any order. */
function wordsChanged({before, after}: PageChange): string {
  const counts = new Map<string, number>();
  const count = (text: string, by: number): void => {
    for (const word of text.match(/[\w%-]+|[^\w\s]/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + by);
    }
  };
  count(before, -1);
  count(after, 1);
  return JSON.stringify([...counts].filter(([, by]) => by !== 0).sort());
}
