import type {Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {findElement, withClass} from '@openchoreo/page-tools/html/hastElements';
import {LICENSES, REPOSITORY, SITE} from '../../../../site/site';
import {docsVersionByName} from '../../../../site/versions';
import type {BuiltPage, ReadingStep} from '../../shared/builtPage';
import {readQuestions} from './node/faq';

type Thing = Readonly<Record<string, unknown>>;

function article(page: BuiltPage, url: string): Thing {
  const version = page.docsVersion && docsVersionByName(page.docsVersion);
  return {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url,
    inLanguage: SITE.locale,
    license: LICENSES.text.url,
    ...(version && {version: version.label}),
    ...(page.lastUpdated !== undefined && {dateModified: page.lastUpdated}),
  };
}

function faq(tree: Root): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: readQuestions(tree).map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

function software(url: string): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: SITE.name,
    description: SITE.description,
    url,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Kubernetes',
    license: LICENSES.code.url,
    isAccessibleForFree: true,
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
    sameAs: [REPOSITORY.url],
  };
}

/**
 * The breadcrumbs that the page shows, without items that aren't links. The
 * framework's own list lacks the home page and trailing slashes.
 */
function breadcrumbs(tree: Root, url: string, home: string): Thing[] {
  const trail = findElement(tree, withClass('theme-doc-breadcrumbs'));
  const list = trail && select('ol', trail);
  if (!list) return [];
  const steps = selectAll('li', list).flatMap((item) => {
    const href = select('a', item)?.properties['href'];
    const isLast = select('[aria-current]', item) !== undefined;
    if (!isLast && typeof href !== 'string') return [];
    const target = isLast ? url : new URL(String(href), home).href;
    return [{name: toString(item) || SITE.name, item: target}];
  });
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}

/** Describes a page for search engines; `undefined` for lists and search. */
function describe(page: BuiltPage, tree: Root, url: string): Thing | undefined {
  if (page.kind === 'landing') return software(url);
  if (page.kind !== 'docs') return undefined;
  return page.route.endsWith('/reference/faq/')
    ? faq(tree)
    : article(page, url);
}

/** Embeds JSON in HTML. A `<` is escaped, because it could end the element. */
function toScript(thing: Thing): string {
  const json = JSON.stringify({'@context': 'https://schema.org', ...thing});
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Adds structured data (schema.org) for articles, the FAQ, the software and
 * breadcrumbs. The framework adds it to posts itself.
 */
export const addStructuredData: ReadingStep<readonly Thing[]> = {
  read(page, tree, {siteUrl, baseUrl}) {
    if (!page.listed) return [];
    const home = siteUrl + baseUrl;
    const url = home + page.route.slice(1);
    const thing = describe(page, tree, url);
    return [...(thing ? [thing] : []), ...breadcrumbs(tree, url, home)];
  },
  run(_site, found) {
    for (const [page, things] of found) {
      const start = select('title', page.head)?.position?.start.offset;
      if (things.length === 0 || start === undefined) continue;
      const text = things.map(toScript).join('');
      page.edits.push({start, end: start, text});
    }
    return Promise.resolve();
  },
};
