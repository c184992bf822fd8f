import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';

import {ALLOWED_SOURCES} from '../../src/site/allowedSources';
import {
  attribute,
  BASE_URL,
  PAGES,
  SITE_DIR,
  type TestPage,
} from '../support/builtSite';

const pages = [...PAGES.values()];

const POLICY = 'meta[http-equiv="Content-Security-Policy"]';
/** Elements that make a browser load or run something. */
const RESOURCE =
  'script, style, link, img, iframe, object, embed, base, video, audio, source, svg image, svg use';
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** Sources that the site's setting adds, by directive. */
const ALLOWED = new Map<string, readonly string[]>(
  Object.entries(ALLOWED_SOURCES),
);

/** The policy of a page, without what the site's setting adds. */
function policyOf(tree: Root): Map<string, string[]> {
  const content = attribute(select(POLICY, tree), 'content') ?? '';
  return new Map(
    content.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/u);
      const own = sources.filter(
        (source) => ALLOWED.get(name)?.includes(source) !== true,
      );
      return [name, own];
    }),
  );
}

/** Whether the site's setting lets plugins write styles into pages. */
const hasInlineStyles =
  ALLOWED.get('style-src')?.includes("'unsafe-inline'") === true;

function sha256(bytes: string | Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** The faults that a check finds, with the page. */
function faults(check: (tree: Root, page: TestPage) => string[]): string[] {
  return pages.flatMap((page) =>
    check(page.tree, page).map((fault) => `${page.route}: ${fault}`),
  );
}

function startOf(element: Element | undefined): number {
  return element?.position?.start.offset ?? Number.POSITIVE_INFINITY;
}

test('every page has one policy, before anything that it could load', () => {
  const found = faults((tree) => {
    const policies = selectAll(POLICY, tree);
    const first = Math.min(...selectAll(RESOURCE, tree).map(startOf));
    return [
      ...(policies.length === 1 ? [] : [`${policies.length} policies`]),
      ...(startOf(policies[0]) < first ? [] : ['a resource before the policy']),
    ];
  });
  expect(found).toEqual([]);
  expect(pages).not.toEqual([]);
});

test('every policy allows the site alone by default, no plugins, frames or anything unsafe', () => {
  const found = faults((tree) => {
    const policy = policyOf(tree);
    const rest = policy.get('default-src') ?? [];
    const forbidden = ['object-src', 'frame-src', 'base-uri'].filter((name) => {
      // The base is not covered by the default.
      const sources = policy.get(name) ?? (name === 'base-uri' ? [] : rest);
      return sources.join() !== "'none'";
    });
    return [
      ...(["'self'", "'none'"].includes(rest.join()) ? [] : ['default-src']),
      ...forbidden,
      ...[...policy].flatMap(([name, sources]) =>
        sources
          .filter((source) => /unsafe|\*|^https?:$|^data:/u.test(source))
          .map((source) => `${name} ${source}`)
          // The bundler puts small pictures into pages.
          .filter((source) => source !== 'img-src data:'),
      ),
      ...(["'self'", "'none'"].includes(policy.get('form-action')?.join() ?? '')
        ? []
        : ['form-action is wide']),
    ];
  });
  expect(found).toEqual([]);
});

test('the policy has the hashes of all inline scripts and styles, and no others', () => {
  const found = faults((tree) => {
    const policy = policyOf(tree);
    const check = (
      elements: readonly Element[],
      directive: string,
    ): string[] => {
      const hashes = elements.map(
        (element) => `'${sha256(toString(element))}'`,
      );
      const allowed = (policy.get(directive) ?? []).filter((source) =>
        source.startsWith("'sha"),
      );
      const unknown = hashes.filter(
        (hash) => ALLOWED.get(directive)?.includes(hash) !== true,
      );
      return unknown.sort().join() === [...new Set(allowed)].sort().join()
        ? []
        : [`${directive}: ${elements.length} inline, ${allowed.length} known`];
    };
    return [
      ...check(
        selectAll('script:not([src])', tree).filter(
          (script) => !DATA_TYPES.has(attribute(script, 'type') ?? ''),
        ),
        'script-src',
      ),
      ...(hasInlineStyles ? [] : check(selectAll('style', tree), 'style-src')),
    ];
  });
  expect(found).toEqual([]);
});

test('no element has an inline style or event handler, and no link runs script', () => {
  const found = faults((tree) =>
    selectAll('*', tree).flatMap(({tagName, properties}) =>
      Object.entries(properties)
        .filter(
          ([name, value]) =>
            (name === 'style' && !hasInlineStyles) ||
            /^on[A-Z]/u.test(name) ||
            /^\s*javascript:/iu.test(String(value)),
        )
        .map(([name]) => `<${tagName} ${name}>`),
    ),
  );
  expect(found).toEqual([]);
});

test('every page has a referrer policy', () => {
  const found = faults((tree) =>
    attribute(select('meta[name=referrer]', tree), 'content') ===
    'strict-origin-when-cross-origin'
      ? []
      : ['no referrer policy'],
  );
  expect(found).toEqual([]);
});

describe('integrity', () => {
  const fileOf = (address: string): string =>
    path.join(SITE_DIR, address.slice(BASE_URL.length));

  test('is correct for every script and style sheet of a page', () => {
    const hashes = new Map<string, string>();
    const found = faults((tree) =>
      selectAll(
        `script[src^="${BASE_URL}"], link[rel=stylesheet][href^="${BASE_URL}"]`,
        tree,
      ).flatMap((element) => {
        const address =
          attribute(element, 'src') ?? attribute(element, 'href') ?? '';
        const hash =
          hashes.get(address) ?? sha256(readFileSync(fileOf(address)));
        hashes.set(address, hash);
        return attribute(element, 'integrity') === hash ? [] : [address];
      }),
    );
    expect(found).toEqual([]);
  });

  test('is correct for the scripts that start the application', () => {
    const found = faults((tree) =>
      selectAll('script[data-application]', tree).flatMap((script) => {
        const list = (name: string): string[] =>
          (attribute(script, name) ?? '').split(' ');
        const hashes = list('dataIntegrity');
        const entries = list('dataApplication').filter((address) =>
          /(?:\/|~)main\./u.test(address),
        );
        return entries.length > 0 &&
          entries.every(
            (address, index) =>
              hashes[index] === sha256(readFileSync(fileOf(address))),
          )
          ? []
          : [entries.join(' ')];
      }),
    );
    expect(found).toEqual([]);
  });
});
