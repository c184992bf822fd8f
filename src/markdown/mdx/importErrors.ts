import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  ContentError,
  type Fault,
} from '@openchoreo/content-errors/contentError';
import {didYouMean, didYouMeanOr} from '@openchoreo/content-errors/nearest';
import type {Root} from 'mdast';
import * as z from 'zod';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {PAGE_FOLDERS, pageFolderOf} from '../../site/folders';
import {docsVersionOfFile} from '../../site/versions';
import {relative} from '../page/linkErrors';
import {codeOf} from './jsx';
import {sourcesOf} from './names';

/** Extensions that an import may omit, in the order the bundler tries them. */
const CODE = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json'];

/** Other files that the framework's bundler loads. */
const FILE =
  /\.(?:mdx?|css|svg|png|jpe?g|gif|webp|avif|ico|mp4|webm|mp3|wav|ogg|flac|aac|mov|woff2?|ttf|eot|otf|pdf|docx?|xlsx?|zip|rar)$/iu;

/** Theme components that are meant for pages. */
export const FOR_PAGES = [
  ...['Admonition', 'CodeBlock', 'CodeInline', 'Details', 'DocCardList'],
  ...['Heading', 'Mermaid', 'TabItem', 'Tabs', 'ThemedImage', 'TOCInline'],
] as const;

/**
 * Checks what a page imports or requires: it must exist, and mean the same in
 * every docs version.
 *
 * @param siteDir - Root of the repository.
 * @param file - The page, relative to `siteDir`.
 */
export function importErrors(
  siteDir: string,
  file: string,
  tree: Root,
): ContentError[] {
  const sources = codeOf(tree).flatMap(({program}) => sourcesOf(program));
  return sources.flatMap(({name, line}) => {
    const fault = faultOf(siteDir, file, name);
    if (!fault) return [];
    return new ContentError({file, line, key: name}, fault.what, fault.remedy);
  });
}

function faultOf(
  siteDir: string,
  file: string,
  name: string,
): Fault | undefined {
  if (name.includes('!')) {
    return {
      what: 'an import cannot choose a loader',
      remedy: 'Put the text into a fence, or import the file without a loader.',
    };
  }
  const [whole = ''] = name.split('?');
  const version = docsVersionOfFile(file);
  if (/^\.{1,2}\//u.test(whole)) {
    const target = path.posix.join(path.posix.dirname(file), whole);
    // A copy of the page in another version must find what it imports.
    return version && docsVersionOfFile(target) !== version
      ? {
          what: `the import leaves ${version.folder}, so it would break when a version is cut`,
          remedy: `Write @site/${target}.`,
        }
      : fileFault(siteDir, target);
  }
  if (whole.startsWith('@site/')) {
    const target = whole.slice('@site/'.length);
    return version && docsVersionOfFile(target)
      ? {
          what: 'the import names the folder of one docs version, so every other version would show its content too',
          remedy: `Write the path relative to the page: ${relative(file, target)}.`,
        }
      : fileFault(siteDir, target);
  }
  const theme = /^@theme(?:-original|-init)?\/(?<component>.+)$/u.exec(whole);
  if (theme) return themeFault(siteDir, theme.groups?.['component'] ?? '');
  if (whole.startsWith('@generated/')) return undefined;
  return packageFault(siteDir, whole);
}

/** @param target - Relative to the root of the repository. */
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
      what: 'the bundler cannot load this type of file',
      remedy: `Import code, JSON, a style sheet, Markdown or an image.`,
    };
  }
  const folder = path.dirname(whole);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return {
    what: `the file ${target} does not exist`,
    remedy: didYouMeanOr(
      'Fix the path; @site/ is the root of the repository.',
      path.basename(whole),
      names,
      (name) => path.posix.join(path.posix.dirname(target), name),
    ),
  };
}

/** Markdown outside the page folders would lack the site's own blocks. */
function partFault(target: string): Fault | undefined {
  if (!/\.mdx?$/u.test(target)) return undefined;
  if (pageFolderOf(target) !== undefined) return undefined;
  return {
    what: 'Markdown in this folder cannot be part of a page',
    remedy: `Move it below one of: ${PAGE_FOLDERS.join(', ')}. Its name must start with _.`,
  };
}

function themeFault(siteDir: string, component: string): Fault | undefined {
  const names = themeComponents(siteDir);
  if (names.has(component)) return undefined;
  return {
    what: 'this component does not exist or is not meant for pages',
    remedy: `${didYouMean(component, names, (one) => `@theme/${one}`)}Use one of: ${FOR_PAGES.join(', ')}.`,
  };
}

/** Components of the site, its workspaces and packages for Docusaurus. */
function themeComponents(siteDir: string): ReadonlySet<string> {
  const own = ['src', 'packages'].flatMap((root) =>
    filesBelow(path.join(siteDir, root)),
  );
  const others = packagesOf(siteDir)
    .filter((name) => /docusaurus/u.test(name) && !/^@docusaurus\//u.test(name))
    .flatMap((name) =>
      ['lib/theme', 'dist/theme', 'theme', 'src/theme'].flatMap((below) => {
        const folder = path.join(siteDir, 'node_modules', name, below);
        return filesBelow(folder).map((file) => `theme/${file}`);
      }),
    );
  return new Set([
    ...FOR_PAGES,
    ...[...own, ...others].flatMap(
      (file) =>
        /(?:^|\/)theme\/(.+?)(?:\/index)?(?<!\.test)\.(?:jsx?|tsx)$/u.exec(
          file,
        )?.[1] ?? [],
    ),
  ]);
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
    return {
      what: 'the framework has no such module',
      remedy: `${didYouMean(whole, names)}Use one of: ${names.join(', ')}.`,
    };
  }
  return {
    what: 'package.json does not list this package',
    remedy: `${didYouMean(name, packages)}Start the path of a file with ./ or @site/, or add the package: npm install --save-exact ${name}.`,
  };
}
