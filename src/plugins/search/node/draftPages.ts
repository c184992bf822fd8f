import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';

import {
  createSlugger,
  DEFAULT_PARSE_FRONT_MATTER,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Root as Markdown} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import {type PluggableList, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import * as z from 'zod';

import {isPart, PAGE_FILE, withoutPageExtension} from '../../../lib/pageFile';
import {parsePage} from '../../../lib/parsePage';
import {DOCS_ROUTE, type DocsVersion} from '../../../site/versions';
import type {SearchPage} from '../shared/record';
import {extractSections} from './extractSections';

const frontMatterShape = z.object({
  title: z.string(),
  description: z.string().default(''),
  slug: z.string().optional(),
  unlisted: z.boolean().default(false),
});

/** A page as of its last read. */
interface Draft {
  readonly changed: number;
  /** Absent for a page that search doesn't list. */
  readonly page: SearchPage | undefined;
}

/**
 * The pages of a docs version as they are being written, from their Markdown,
 * because a build's HTML doesn't exist yet. Only changed pages are read again; a
 * page with a mistake keeps its last content.
 */
export class DraftPages {
  readonly #siteDir: string;
  readonly #steps: PluggableList;
  readonly #drafts = new Map<string, Draft>();

  /**
   * @param siteDir - Root of the repository.
   * @param steps - The site's own steps from Markdown to HTML.
   */
  constructor(siteDir: string, steps: PluggableList) {
    this.#siteDir = siteDir;
    this.#steps = steps;
  }

  /** All pages of a version that search lists, sorted by path. */
  async read(version: DocsVersion): Promise<readonly SearchPage[]> {
    const folder = path.join(this.#siteDir, version.folder);
    const names = await readdir(folder, {recursive: true});
    const files = names
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => PAGE_FILE.test(name) && !isPart(name))
      .sort();
    const pages: SearchPage[] = [];
    for (const name of files) {
      const file = path.join(folder, name);
      const route = withoutPageExtension(name);
      const page = await this.#read(file, route, version);
      if (page) pages.push(page);
    }
    return pages;
  }

  async #read(
    file: string,
    route: string,
    version: DocsVersion,
  ): Promise<SearchPage | undefined> {
    const changed = (await stat(file)).mtimeMs;
    const known = this.#drafts.get(file);
    if (known?.changed === changed) return known.page;
    const page = await this.#parse(file, route, version).catch(
      // The framework reports the mistake to the writer.
      () => known?.page,
    );
    this.#drafts.set(file, {changed, page});
    return page;
  }

  async #parse(
    file: string,
    route: string,
    {name, path: versionPath}: DocsVersion,
  ): Promise<SearchPage | undefined> {
    const source = await readFile(file, 'utf8');
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: source,
    });
    const {title, description, slug, unlisted} =
      frontMatterShape.parse(frontMatter);
    if (unlisted) return undefined;
    const tree = await htmlOf(source, file, [...this.#steps]);
    const inside = (slug ?? `/${route}`).replace(/^\/|\/$/gu, '');
    return {
      route: `/${[DOCS_ROUTE, versionPath, inside].filter(Boolean).join('/')}/`,
      title,
      description,
      category: 'Documentation',
      docusaurusTag: `docs-default-${name}`,
      sections: extractSections(tree, title),
    };
  }
}

async function htmlOf(
  source: string,
  file: string,
  steps: PluggableList,
): Promise<Root> {
  const processor = unified()
    .use(steps)
    .use(() => giveIds)
    .use(remarkRehype, {
      passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
      // Expressions have no value before the page is built.
      handlers: {
        mdxjsEsm: ignore,
        mdxFlowExpression: ignore,
        mdxTextExpression: ignore,
      },
    })
    .use(() => openElements);
  return processor.run(
    parsePage(source, file),
    new VFile({path: file, value: source}),
  );
}

/** Gives headings the anchors that the framework gives them. */
function giveIds(tree: Markdown): void {
  const slugs = createSlugger();
  visit(tree, 'heading', (heading) => {
    const {id, text} = parseMarkdownHeadingId(toString(heading));
    const last = heading.children.at(-1);
    if (id !== undefined && last?.type === 'text') {
      last.value = parseMarkdownHeadingId(last.value).text;
    }
    heading.data = {
      ...heading.data,
      hProperties: {id: id ?? slugs.slug(text)},
    };
  });
}

function ignore(): undefined {
  return undefined;
}

/**
 * Parses HTML strings from the site's steps back to elements. The output of a
 * component is unknown, so it becomes a `div`.
 */
function openElements(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    if (
      node.type !== 'mdxJsxFlowElement' &&
      node.type !== 'mdxJsxTextElement'
    ) {
      return undefined;
    }
    const value = (name: string): string => {
      const found = node.attributes.find(
        (attribute) => 'name' in attribute && attribute.name === name,
      );
      return typeof found?.value === 'string' ? found.value : '';
    };
    const opened: Element = {
      type: 'element',
      tagName: tagOf(node.name ?? '') ?? (value('as') || 'div'),
      properties: {
        ...(value('className') !== '' && {
          className: value('className').split(' '),
        }),
        ...(value('id') !== '' && {id: value('id')}),
      },
      children: [
        // An element can contain anything that a root can.
        ...(fromHtml(value('html'), {fragment: true})
          .children as ElementContent[]),
        ...node.children,
      ],
    };
    parent.children[index] = opened;
    return index;
  });
}

/** The name of an HTML element. */
function tagOf(name: string): string | undefined {
  return /^[a-z][a-z0-9]*$/u.test(name) ? name : undefined;
}
