import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {parseDocument, type Document} from 'yaml';
import * as z from 'zod';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {
  isPart,
  PAGE_FILE,
  withoutPageExtension,
} from '@openchoreo/page-tools/pageFile';
import type {Redirect} from '../../src/site/redirects';
import {
  documentedRelease,
  releaseConstants,
} from '../../src/lib/node/readReleases';
import {sidebarFileOf, type DocsVersion} from '../../src/site/versions';
import {latestOf, type Release, withVersion} from './planVersions';

const VERSIONS_FILE = 'src/site/docs-versions.json';
const FRAMEWORK_FILE = 'versions.json';
const REDIRECTS_FILE = 'src/site/redirects.json';
const ISSUE_FORM = '.github/ISSUE_TEMPLATE/wrong-content.yml';
const DOCS = 'docs';

/** The part of an issue form that is used here. */
const issueForm = z.object({
  body: z.array(z.looseObject({id: z.string().optional()})),
});

function writeJson(file: string, data: unknown): void {
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

/** YAML as it was, with an edit; comments stay. */
function editedYaml(
  text: string,
  change: (document: Document) => void,
): string {
  const document = parseDocument(text);
  change(document);
  return document.toString({lineWidth: 0, flowCollectionPadding: false});
}

/** Writes the files with the list of versions. */
function writeLists(siteDir: string, versions: readonly DocsVersion[]): void {
  const released = versions.filter(({name}) => name !== 'current');
  writeJson(path.join(siteDir, VERSIONS_FILE), versions);
  writeFileSync(
    path.join(siteDir, FRAMEWORK_FILE),
    `[${released.map(({name}) => JSON.stringify(name)).join(', ')}]\n`,
  );
  const labels = [...released.map(({label}) => label), 'Next'];
  const file = path.join(siteDir, ISSUE_FORM);
  const text = editedYaml(readFileSync(file, 'utf8'), (form) => {
    const {body} = issueForm.parse(form.toJS());
    const place = body.findIndex(({id}) => id === 'version');
    if (place < 0) {
      throw new Error(`${ISSUE_FORM}: found no field "version". Add it.`);
    }
    const options = form.createNode(labels, {flow: true});
    form.setIn(['body', place, 'attributes', 'options'], options);
  });
  writeFileSync(file, text);
}

/**
 * Gives the constants of a copied version a new header and new values, and
 * removes those that the release decides.
 *
 * @param decided - Constants that the release decides.
 * @throws Error if there is no constant of a given name.
 */
function setConstants(
  file: string,
  {name, ref, date}: Release,
  decided: Readonly<Record<string, string>>,
  values: readonly (readonly [name: string, value: string])[],
): void {
  const head = `# Values bound to this version of the documentation: ${name}, which describes
# openchoreo/openchoreo at tag ${ref} (${date}). Write %{name} in a page to
# show one. Paths in the comments are paths of that repository at that tag.
# Names are sorted.
`;
  const body = readFileSync(file, 'utf8').replace(/^(?:#.*\n)+/u, '');
  const text = editedYaml(body, (constants) => {
    for (const [key, value] of values) {
      if (!constants.has(key)) {
        throw new Error(`${file}: found no constant "${key}". Add it first.`);
      }
      constants.set(key, value);
    }
    for (const key of Object.keys(decided)) {
      constants.delete(key);
    }
  });
  writeFileSync(file, `${head}\n${text}`);
}

/** Addresses of the pages in a version's folder, relative to its root. */
function pagesOf(folder: string): string[] {
  return filesBelow(folder)
    .filter((name) => PAGE_FILE.test(name) && !isPart(name))
    .map((name) => `${withoutPageExtension(name)}/`);
}

/**
 * Redirects to the previous version: from pages that the new version lacks, and
 * from the pinned addresses of moved pages, which the build creates only for
 * the latest version.
 */
function newRedirects(
  siteDir: string,
  versions: readonly DocsVersion[],
  before: DocsVersion,
  folder: string,
  old: readonly Redirect[],
): Redirect[] {
  const kept = new Set(pagesOf(path.join(siteDir, folder)));
  const others = versions.filter(({path: root}) => root !== '');
  const pinned = (address: string): string =>
    others.some(({path: root}) => address.startsWith(`/docs/${root}/`))
      ? address
      : address.replace(/^\/docs\//u, `/docs/${before.slug}/`);
  const gone = pagesOf(path.join(siteDir, before.folder))
    .filter((page) => !kept.has(page))
    .map((page) => ({
      from: `/docs/${page}`,
      to: `/docs/${before.slug}/${page}`,
    }));
  const moved = old
    .filter(({from}) => pinned(from) !== from)
    .map(({from, to}) => ({from: pinned(from), to: pinned(to)}));
  return [...gone, ...moved];
}

/** A line of the copy that still refers to a moving release. */
export interface Leftover {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

function leftoversIn(
  siteDir: string,
  {folder}: DocsVersion,
  next: DocsVersion,
): Leftover[] {
  const moving = ['latest-dev', next.release.ref, next.release.ref.slice(0, 8)];
  return filesBelow(path.join(siteDir, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.(?:mdx?|yaml)$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(siteDir, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          moving.some((state) => text.includes(state))
            ? [{file, line: index + 1, text: text.trim()}]
            : [],
        ),
    );
}

export interface Cut {
  /** Number of redirects that were added. */
  readonly redirects: number;
  /** Lines that need manual correction. */
  readonly leftovers: readonly Leftover[];
}

/**
 * Cuts a version from `docs`: pages, structures, descriptions, samples,
 * constants and the sidebar. Then updates the lists of versions.
 *
 * @param values - Constants of the new version, by name.
 * @param old - Redirects of the site so far.
 */
export function cutFiles(
  siteDir: string,
  versions: readonly DocsVersion[],
  release: Release,
  sidebars: SidebarsConfig,
  values: ReadonlyMap<string, string>,
  old: readonly Redirect[],
): Cut {
  const after = withVersion(versions, release);
  const cut = latestOf(after);
  const before = latestOf(versions);
  const next = versions.find(({folder}) => folder === DOCS);
  if (!cut || !before || !next) {
    throw new Error(
      `${VERSIONS_FILE}: found no latest version, or no version in "docs". Add it.`,
    );
  }
  cpSync(path.join(siteDir, DOCS), path.join(siteDir, cut.folder), {
    recursive: true,
  });
  setConstants(
    path.join(siteDir, cut.folder, '_constants.yaml'),
    release,
    releaseConstants(documentedRelease(siteDir, cut)),
    [['git-ref', release.ref], ...values],
  );
  const sidebarsPath = path.join(siteDir, sidebarFileOf(cut));
  mkdirSync(path.dirname(sidebarsPath), {recursive: true});
  writeJson(sidebarsPath, sidebars);
  const added = newRedirects(siteDir, versions, before, cut.folder, old);
  writeJson(path.join(siteDir, REDIRECTS_FILE), [...old, ...added]);
  writeLists(siteDir, after);
  return {redirects: added.length, leftovers: leftoversIn(siteDir, cut, next)};
}
