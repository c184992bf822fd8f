import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Program} from 'estree-jsx';
import * as z from 'zod';

import {ContentError} from '../../lib/contentError';
import {filesBelow} from '../../lib/node/filesBelow';
import {nearest} from '../../lib/nearest';
import {PAGE_FOLDERS} from '../../site/folders';
import {docsVersionOfFile} from '../../site/versions';
import {sourcesOf} from './names';

/** Extensions that an import may leave out, as the bundler tries them. */
const CODE = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json'];

/** What else the framework's bundler reads. */
const FILE =
  /\.(?:mdx?|css|svg|png|jpe?g|gif|webp|avif|ico|mp4|webm|mp3|wav|ogg|flac|aac|mov|woff2?|ttf|eot|otf|pdf|docx?|xlsx?|zip|rar)$/iu;

/** What the framework describes for pages; the site has its own of most. */
export const FOR_PAGES = [
  ...['Admonition', 'CodeBlock', 'CodeInline', 'Details', 'DocCardList'],
  ...['Heading', 'Mermaid', 'TabItem', 'Tabs', 'ThemedImage', 'TOCInline'],
] as const;

interface Fault {
  readonly what: string;
  readonly remedy: string;
}

/**
 * What is wrong with the imports of a page, and with what it requires: names
 * that lead nowhere, and those that would lead elsewhere in another docs version.
 *
 * @param siteDir - Root of the repository.
 * @param file - The page, from `siteDir`.
 */
export function importErrors(
  siteDir: string,
  file: string,
  programs: readonly Program[],
): ContentError[] {
  return programs.flatMap(sourcesOf).flatMap(({name, line}) => {
    const fault = faultOf(siteDir, file, name);
    return fault === undefined
      ? []
      : [new ContentError({file, line, key: name}, fault.what, fault.remedy)];
  });
}

function faultOf(
  siteDir: string,
  file: string,
  name: string,
): Fault | undefined {
  if (name.includes('!')) {
    return {
      what: 'an import cannot choose its loader',
      remedy: 'Write the text into a fence, or import a file as it is.',
    };
  }
  const [whole = ''] = name.split('?');
  if (/^\.{1,2}\//u.test(whole)) {
    return relativeFault(
      siteDir,
      file,
      path.posix.join(path.posix.dirname(file), whole),
    );
  }
  if (whole.startsWith('@site/')) {
    return siteFault(siteDir, file, whole.slice('@site/'.length));
  }
  const theme = /^@theme(?:-original|-init)?\/(?<component>.+)$/u.exec(whole);
  if (theme) return themeFault(siteDir, theme.groups?.['component'] ?? '');
  if (whole.startsWith('@generated/')) return undefined;
  return packageFault(siteDir, whole);
}

/** A copy of the page in another version must find what it names. */
function relativeFault(
  siteDir: string,
  file: string,
  target: string,
): Fault | undefined {
  const version = docsVersionOfFile(file);
  if (version && !target.startsWith(`${version.folder}/`)) {
    return {
      what: `the import leaves ${version.folder}: in a version that is cut from it the path would lead elsewhere`,
      remedy: `Write @site/${target}.`,
    };
  }
  return fileFault(siteDir, target);
}

function siteFault(
  siteDir: string,
  file: string,
  target: string,
): Fault | undefined {
  const own = docsVersionOfFile(file);
  if (own && docsVersionOfFile(target)) {
    const relative = path.posix.relative(path.posix.dirname(file), target);
    return {
      what: 'the import names the folder of a docs version: the page would show its text in every other version too',
      remedy: `Write ${relative.startsWith('.') ? relative : `./${relative}`}, from the folder of the page.`,
    };
  }
  return fileFault(siteDir, target);
}

/** @param target - From the root of the repository. */
function fileFault(siteDir: string, target: string): Fault | undefined {
  const whole = path.join(siteDir, target);
  const candidates = [
    ...(FILE.test(target) ? [whole] : []),
    ...CODE.flatMap((end) => [whole + end, path.join(whole, `index${end}`)]),
    ...(CODE.includes(path.extname(target)) ? [whole] : []),
  ];
  if (candidates.some((one) => existsSync(one))) return partFault(target);
  if (existsSync(whole)) {
    return {
      what: 'the bundler reads no such file',
      remedy: `Import code, JSON, a style sheet, Markdown or a picture.`,
    };
  }
  const folder = path.dirname(whole);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const meant = nearest(path.basename(whole), names);
  return {
    what: `there is no file ${target}`,
    remedy:
      meant === undefined
        ? 'Mend the path; @site/ begins at the root of the repository.'
        : `Did you mean ${path.posix.join(path.posix.dirname(target), meant)}?`,
  };
}

/** Markdown elsewhere would be shown without the site's own blocks. */
function partFault(target: string): Fault | undefined {
  if (!/\.mdx?$/u.test(target)) return undefined;
  if (PAGE_FOLDERS.some((folder) => target.startsWith(`${folder}/`))) {
    return undefined;
  }
  return {
    what: 'Markdown of this folder is not read as a part of pages',
    remedy: `Move it below one of: ${PAGE_FOLDERS.join(', ')}; its name begins with _.`,
  };
}

function themeFault(siteDir: string, component: string): Fault | undefined {
  const names = themeComponents(siteDir);
  if (names.has(component)) return undefined;
  const meant = nearest(component, names);
  return {
    what: 'there is no such component, or it is none for pages',
    remedy: `${meant === undefined ? '' : `Did you mean @theme/${meant}? `}For pages there are: ${FOR_PAGES.join(', ')}.`,
  };
}

/** Components of the site, of its plugins and of packages for Docusaurus. */
function themeComponents(siteDir: string): ReadonlySet<string> {
  const plugins = path.join(siteDir, 'src/plugins');
  const folders = [
    path.join(siteDir, 'src/theme'),
    ...(existsSync(plugins) ? readdirSync(plugins) : []).map((plugin) =>
      path.join(plugins, plugin, 'theme'),
    ),
    ...packagesOf(siteDir)
      .filter(
        (name) => /docusaurus/u.test(name) && !/^@docusaurus\//u.test(name),
      )
      .flatMap((name) =>
        ['lib/theme', 'dist/theme', 'theme', 'src/theme'].map((folder) =>
          path.join(siteDir, 'node_modules', name, folder),
        ),
      ),
  ];
  return new Set([
    ...FOR_PAGES,
    ...folders.flatMap((folder) => componentsBelow(folder)),
  ]);
}

function componentsBelow(folder: string): string[] {
  return filesBelow(folder)
    .filter((name) => /(?<!\.test)\.(?:jsx?|tsx)$/u.test(name))
    .map((name) => name.replace(/(?:\/index)?\.\w+$/u, ''));
}

const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

function packagesOf(siteDir: string): string[] {
  const file = path.join(siteDir, 'package.json');
  if (!existsSync(file)) return [];
  const {dependencies, devDependencies} = packageFile.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return Object.keys({...dependencies, ...devDependencies});
}

const EXPORTS = 'node_modules/@docusaurus/core/lib/client/exports';

function packageFault(siteDir: string, whole: string): Fault | undefined {
  const name = /^(?:@[^/]+\/)?[^/]+/u.exec(whole)?.[0] ?? whole;
  const packages = packagesOf(siteDir);
  if (packages.includes(name)) return undefined;
  if (whole.startsWith('@docusaurus/')) {
    const folder = path.join(siteDir, EXPORTS);
    const names = (existsSync(folder) ? readdirSync(folder) : [])
      .filter((one) => one.endsWith('.js'))
      .map((one) => `@docusaurus/${one.slice(0, -'.js'.length)}`);
    if (names.includes(whole)) return undefined;
    const meant = nearest(whole, names);
    return {
      what: 'the framework has no such module',
      remedy: `${meant === undefined ? '' : `Did you mean ${meant}? `}There are: ${names.join(', ')}.`,
    };
  }
  const meant = nearest(name, packages);
  return {
    what: 'package.json names no such package',
    remedy: `${meant === undefined ? '' : `Did you mean ${meant}? `}Write ./ or @site/ before the path of a file, or add the package: npm install --save-exact ${name}.`,
  };
}
