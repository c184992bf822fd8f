import * as z from 'zod';

import {ContentError, failWithAll} from '../../../lib/contentError';
import {ANNOUNCEMENT} from '../../../site/announcement';
import {FOOTER, NAVBAR} from '../../../site/navigation';
import {
  COMMUNITY,
  LICENSES,
  REPOSITORY,
  SITE,
  SITE_REPOSITORY,
} from '../../../site/site';
import stars from '../../../site/stars.json';
import {DOCS_VERSIONS} from '../../../site/versions';

const words = z.string().trim().min(1, 'text that is not empty');
const wholeAddress = z.url({
  protocol: /^https$/,
  error: 'a URL that starts with https://',
});
const route = z.string().regex(/^\/(?:[\w.-]+\/)*(?:#[\w-]+)?$/u, {
  error: 'a path that starts and ends with a slash, such as /blog/',
});
const day = z.iso.date({error: 'a date such as 2025-09-18'});

const link = z
  .strictObject({
    label: words,
    to: route.optional(),
    href: wholeAddress.optional(),
  })
  .refine(({to, href}) => (to === undefined) !== (href === undefined), {
    error: 'either "to" with a path of the site, or "href" with a URL',
  });

const navbarItem = z.strictObject({
  type: z
    .enum(
      [
        'doc',
        'docSidebar',
        'docsVersionDropdown',
        'dropdown',
        'custom-repository',
      ],
      {
        error:
          'doc, docSidebar, docsVersionDropdown, dropdown, custom-repository, or no type for a link',
      },
    )
    .optional(),
  label: words.optional(),
  to: route.optional(),
  href: wholeAddress.optional(),
  position: z.enum(['left', 'right'], {error: 'left or right'}).optional(),
  sidebarId: words.optional(),
  docId: words.optional(),
  items: z.array(z.looseObject({label: words})).optional(),
});

const docsVersion = z.strictObject({
  name: words,
  label: words,
  path: z.string().regex(/^[\w.-]*$/u, {
    error: 'a path without slashes, empty for the latest version',
  }),
  folder: words,
  slug: z.string().regex(/^[\w.-]+$/u, {error: 'a name without slashes'}),
  release: z.strictObject({ref: words, date: day}),
});

/** Each fact with its file and the shape that it must have. */
const FACTS = {
  SITE: {
    file: 'src/site/site.ts',
    value: SITE,
    shape: z.object({name: words, tagline: words, description: words}),
  },
  REPOSITORY: {
    file: 'src/site/site.ts',
    value: REPOSITORY,
    shape: z.strictObject({
      owner: words,
      name: words,
      url: wholeAddress,
      metadataUrl: wholeAddress,
      discussions: wholeAddress,
      issues: wholeAddress,
      releases: wholeAddress,
    }),
  },
  SITE_REPOSITORY: {
    file: 'src/site/site.ts',
    value: SITE_REPOSITORY,
    shape: z.object({url: wholeAddress, issues: wholeAddress, branch: words}),
  },
  COMMUNITY: {
    file: 'src/site/site.ts',
    value: COMMUNITY,
    shape: z.object({chat: wholeAddress}),
  },
  LICENSES: {
    file: 'src/site/site.ts',
    value: LICENSES,
    shape: z.record(z.string(), z.object({name: words, url: wholeAddress})),
  },
  ANNOUNCEMENT: {
    file: 'src/site/announcement.ts',
    value: ANNOUNCEMENT,
    shape: z.strictObject({
      text: z.string(),
      link: z.strictObject({label: words, url: wholeAddress}),
    }),
  },
  NAVBAR: {
    file: 'src/site/navigation.ts',
    value: NAVBAR,
    shape: z.array(navbarItem),
  },
  FOOTER: {
    file: 'src/site/navigation.ts',
    value: FOOTER,
    shape: z.array(z.strictObject({title: words, items: z.array(link)})),
  },
  DOCS_VERSIONS: {
    file: 'src/site/docs-versions.json',
    value: DOCS_VERSIONS,
    shape: z
      .array(docsVersion)
      .refine(
        (all) => all.filter(({path}) => path === '').length === 1,
        'exactly one version with an empty path, the latest',
      ),
  },
  stars: {
    file: 'src/site/stars.json',
    value: stars,
    shape: z.strictObject({
      value: z
        .int({error: 'an integer from 0, or null'})
        .nonnegative('an integer from 0, or null')
        .nullable(),
      date: day.nullable(),
    }),
  },
} as const;

/** Names of the facts that are checked. */
export type FactName = keyof typeof FACTS;

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null
        ? Reflect.get(found, key)
        : undefined,
    value,
  );
}

function formatValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function keyOf(name: string, path: readonly PropertyKey[]): string {
  const rest = path.map((key) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  return name + rest.join('');
}

/**
 * Checks the site's facts and menus before anything is built from them.
 *
 * @param changed - Values to check instead of the site's own, for tests.
 * @throws ContentErrors with file, key, value and what is allowed for each.
 */
export function checkFacts(
  changed: Partial<Readonly<Record<FactName, unknown>>> = {},
): void {
  const errors = Object.entries(FACTS).flatMap(([name, fact]) => {
    const value = Object.hasOwn(changed, name)
      ? // `name` is a key of FACTS, which `Object.entries` types as string.
        changed[name as FactName]
      : fact.value;
    const {error} = fact.shape.safeParse(value);
    return (error?.issues ?? []).map((issue) => {
      const found = formatValue(valueAt(value, issue.path));
      return new ContentError(
        {file: fact.file, key: keyOf(name, issue.path)},
        `found ${found}`,
        `Allowed: ${issue.message}.`,
      );
    });
  });
  failWithAll(errors);
}
