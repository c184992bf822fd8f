import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {LICENSES, REPOSITORY, SITE} from '../../site/site';
import {docsVersionByName} from '../../site/versions';
import type {BuiltPage, BuiltSite} from '../after-build/shared/builtPage';
import {readQuestions} from './node/faq';

type Thing = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

function article(page: BuiltPage, url: string): Thing {
  const version =
    page.docsVersion === undefined
      ? undefined
      : docsVersionByName(page.docsVersion);
  return {
    '@context': CONTEXT,
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

function faq(page: BuiltPage): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: readQuestions(page.tree).map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

function software(url: string): Thing {
  return {
    '@context': CONTEXT,
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
 * The way from the home page, as the page shows it; what leads nowhere is left
 * out. The framework's own list has neither the home page nor the slash at the
 * end of its addresses.
 */
function breadcrumbs(page: BuiltPage, url: string, home: string): Thing[] {
  const list = select('nav.theme-doc-breadcrumbs > ol', page.tree);
  if (!list) return [];
  const steps = selectAll('li', list).flatMap((item) => {
    const href = select('a', item)?.properties['href'];
    const isLast = select('[aria-current]', item) !== undefined;
    const address =
      typeof href === 'string' ? new URL(href, home).href : undefined;
    const target = isLast ? url : address;
    return target === undefined
      ? []
      : [{name: toString(item) || SITE.name, item: target}];
  });
  return [
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}

/** What a page is, for search engines; nothing for lists and unlisted pages. */
function describe(page: BuiltPage, url: string): Thing | undefined {
  if (!page.listed) return undefined;
  if (page.kind === 'landing') return software(url);
  if (page.kind !== 'docs') return undefined;
  return page.route.endsWith('/reference/faq/')
    ? faq(page)
    : article(page, url);
}

/** JSON inside HTML: the one character that could end the element is escaped. */
function toScript(thing: Thing): string {
  const json = JSON.stringify(thing).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * Adds structured data (schema.org) for articles, questions, the software and
 * the way to a page. Posts have theirs from the framework.
 */
export function addStructuredData(site: BuiltSite): Promise<void> {
  for (const page of site.pages) {
    const url = `${site.siteUrl}${site.baseUrl}${page.route.slice(1)}`;
    const thing = describe(page, url);
    const things = [
      ...(thing ? [thing] : []),
      ...(page.listed
        ? breadcrumbs(page, url, site.siteUrl + site.baseUrl)
        : []),
    ];
    const start = select('head > title', page.tree)?.position?.start.offset;
    if (things.length === 0 || start === undefined) continue;
    const text = things.map(toScript).join('');
    page.edits.push({start, end: start, text});
  }
  return Promise.resolve();
}
