import {cpSync, readdirSync, readFileSync, renameSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {
  buildStages,
  checkStages,
  type Stage,
} from '../../scripts/stages/stages';
import {DOCS_FOLDERS} from '../../src/site/folders';
import {scratchCopy} from '../support/scratchCopy';

/** A page that moves in every version, and where to. */
const FROM = 'getting-started/multi-cluster';
const TO = 'getting-started/several-clusters';
/** A page of `tests/week` that every version has. */
const BOTH = 'getting-started/remove-everything';

const copy = scratchCopy('week');

/** Files of a folder of the copy, from its root, sorted. */
function filesOf(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(copy.folder, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => name.test(file))
    .map((file) => path.posix.join(folder, file))
    .sort();
}

function textOf(file: string): string {
  return readFileSync(path.join(copy.folder, file), 'utf8');
}

function replace(file: string, from: RegExp | string, to: string): void {
  copy.change(file, (text) => text.replace(from, to));
}

function addSentences(docs: string): void {
  for (const page of filesOf(docs, /(?<!index)\.md$/u).slice(0, 4)) {
    copy.change(
      page,
      (text) => `${text.trimEnd()}\n\nYou can change it later.\n`,
    );
  }
}

function movePage(docs: string): void {
  const [from, to] = [FROM, TO].map((page) =>
    path.join(copy.folder, docs, `${page}.md`),
  );
  renameSync(from ?? '', to ?? '');
  const name = `${path.basename(FROM)}.md`;
  for (const file of filesOf(docs, /\.(?:mdx?|yaml)$/u)) {
    if (!textOf(file).includes(name)) continue;
    copy.change(file, (text) =>
      text.replaceAll(name, `${path.basename(TO)}.md`),
    );
  }
}

/** Another answer to the first question; the first that nobody links to goes. */
function editQuestions(): void {
  const all = DOCS_FOLDERS.flatMap((docs) =>
    filesOf(docs, /\.mdx?$|_asked\.yaml$/u),
  )
    .map(textOf)
    .join('\n');
  copy.change('docs/reference/faq.md', (text) => {
    const [intro = '', first = '', ...others] = text.split(/^(?=### )/mu);
    const unused = others.findIndex((one) => {
      const id = /#[\w-]+(?=\})/u.exec(one)?.[0] ?? '#';
      return !one.includes('\n## ') && !all.includes(`faq.md${id}`);
    });
    others.splice(unused, 1);
    const answer = '\n\nIt is a platform that you run in your clusters.\n';
    return [intro, first.replace(/\n\n[^\n]+\n/u, answer), ...others].join('');
  });
}

function editMenus(): void {
  const [sidebar, older] = [
    'sidebars.ts',
    filesOf('versioned_sidebars', /\.json$/u)[0] ?? '',
  ];
  replace(
    sidebar,
    `'${FROM}'`,
    `'${TO}', '${BOTH}', 'concepts/costs', 'parts'`,
  );
  replace(older, `"${FROM}"`, `"${TO}", "${BOTH}"`);
  const menus = 'src/site/navigation.ts';
  replace(
    menus,
    "{to: '/blog/',",
    "{to: '/parts/', label: 'Parts'}, {to: '/blog/',",
  );
  replace(
    menus,
    "{label: 'Blog',",
    `{label: 'Remove', to: '/docs/${BOTH}/'}, {label: 'Blog',`,
  );
  const redirects = ['/docs/', '/docs/next/'].map(
    (root) => `{"from": "${root}${FROM}/", "to": "${root}${TO}/"},`,
  );
  replace('src/site/redirects.json', '[', `[${redirects.join('')}`);
  for (const file of filesOf('src/pages', /\.(?:mdx?|tsx)$/u)) {
    if (!textOf(file).includes(`${FROM}/`)) continue;
    copy.change(file, (text) => text.replaceAll(`${FROM}/`, `${TO}/`));
  }
}

beforeAll(() => {
  const {folder} = copy;
  for (const docs of DOCS_FOLDERS) {
    addSentences(docs);
    movePage(docs);
    const term = 'A part of a region with power and network of its own.';
    copy.change(
      `${docs}/_glossary.yaml`,
      (text) =>
        `${text.trimEnd()}\n- term: zone\n  definition: ${term}\n  forms: [zones]\n  see: concepts/runtime-model.md\n`,
    );
    cpSync(
      `tests/week/site/docs/${BOTH}.md`,
      path.join(folder, docs, `${BOTH}.md`),
    );
  }
  editQuestions();
  for (const material of ['tests/week/site', 'tests/mdx/site']) {
    cpSync(material, folder, {recursive: true});
  }
  editMenus();
  replace(
    'src/site/announcement.ts',
    /text: [`'].*/u,
    "text: 'The next call is on Tuesday.',",
  );
  copy.change(
    'blog/authors.yml',
    (text) =>
      `${text}platform-team:\n  name: Platform team\n  title: Operators of the demo cluster\n  url: https://github.com/openchoreo\n  page: true\n  description: We run the demo cluster, and write here about what we learn when we operate it for everyone.\n`,
  );
  const changed = ['src/site', 'sidebars.ts', 'versioned_sidebars', 'docs'];
  copy.run('prettier', ['--write', '--log-level', 'warn', ...changed]);
}, 240_000);

/** Stages of `npm test`. Linting takes longest, and sees edited code alone. */
function stages(): Stage[] {
  const code = ['announcement', 'navigation'].map(
    (name) => `src/site/${name}.ts`,
  );
  const isLint = ({name}: Stage): boolean => name === 'lint';
  return [
    ...checkStages().filter((stage) => !isLint(stage)),
    ...checkStages(code).filter(isLint),
    ...buildStages(false, ''),
  ];
}

test('a week of ordinary writing passes every check and test', () => {
  const failed = stages().flatMap(({name, command, env}) => {
    const [program = '', ...args] = command;
    try {
      copy.run(program, args, env);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
  expect(failed.join('\n\n')).toBe('');
}, 3_600_000);
