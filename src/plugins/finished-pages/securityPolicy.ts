import {createHash} from 'node:crypto';

import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';

import {OWN_ORIGIN, readAddress} from '../../site/addresses';

/** Types of scripts that browsers don't run. */
const INERT: readonly unknown[] = ['application/json', 'application/ld+json'];

/** Elements that the policy forbids altogether. */
const FORBIDDEN = ['style', 'iframe', 'embed', 'object'];

/** Properties of elements that must name files of the site. */
const FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['audio', ['src']],
  ['form', ['action']],
  ['img', ['src', 'srcSet']],
  ['link', ['href']],
  ['script', ['src']],
  ['source', ['src', 'srcSet']],
  ['track', ['src']],
  ['video', ['src', 'poster']],
]);

/** Other links name pages, which can be elsewhere. */
const LOADING_LINKS: readonly unknown[] = ['icon', 'preload', 'stylesheet'];

/**
 * The content security policy of a page: scripts by hash, no inline styles, no other
 * origins but the given ones.
 *
 * The first inline script of the head is that of the page template, which puts it
 * before whatever pages and plugins add. It is the only one that the policy allows.
 *
 * @param connect - Addresses of other origins that pages may ask.
 * @returns The policy, and what it would block: tags as a reader of HTML knows them,
 *   or the beginnings of scripts.
 */
export function securityPolicy(
  tree: Root,
  connect: readonly string[],
): {readonly policy: string; readonly blocked: readonly string[]} {
  const blocked: string[] = [];
  let template: string | undefined;
  const readChildren = (parent: Root | Element): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      if (!isInlineScript(child)) {
        blocked.push(...blockedTags(child));
        readChildren(child);
        continue;
      }
      const script = toString(child);
      const isInHead = parent.type === 'element' && parent.tagName === 'head';
      if (isInHead && template === undefined) template = script;
      else blocked.push(`script ${script.trim().slice(0, 60)}`);
    }
  };
  // Many times as quick as a visitor, on the largest trees of a build.
  readChildren(tree);
  return {policy: policyOf(template, connect), blocked};
}

function isInlineScript({tagName, properties}: Element): boolean {
  return (
    tagName === 'script' &&
    properties['src'] === undefined &&
    !INERT.includes(properties['type'])
  );
}

/** What the policy blocks of an element, without its other attributes. */
function blockedTags({tagName, properties}: Element): string[] {
  if (FORBIDDEN.includes(tagName)) return [`<${tagName}>`];
  const tags: string[] = [];
  const {style, rel} = properties;
  if (style !== undefined) tags.push(`<${tagName} style="${style}">`);
  for (const name of Object.keys(properties)) {
    if (/^on[A-Z]/u.test(name)) tags.push(`<${tagName} ${name.toLowerCase()}>`);
  }
  const isPageLink =
    Array.isArray(rel) && !rel.some((word) => LOADING_LINKS.includes(word));
  if (isPageLink) return tags;
  for (const name of FILES.get(tagName) ?? []) {
    const value = String(properties[name] ?? '');
    const isPicture =
      tagName === 'img' || name === 'srcSet' || name === 'poster';
    // A list, such as `a.png, b.png 2x`.
    const urls = name === 'srcSet' ? value.split(/[\s,]+/u) : [value];
    for (const url of urls) {
      if (isPicture && url.startsWith('data:')) continue;
      if (readAddress(url)?.origin === OWN_ORIGIN) continue;
      tags.push(`<${tagName} ${name.toLowerCase()}="${url}">`);
    }
  }
  return tags;
}

function policyOf(
  script: string | undefined,
  connect: readonly string[],
): string {
  const scripts = ["script-src 'self'"];
  if (script !== undefined) {
    const hash = createHash('sha256').update(script).digest('base64');
    scripts.push(`'sha256-${hash}'`);
  }
  return [
    "default-src 'self'",
    scripts.join(' '),
    // DocSearch 3.9.0 writes a style into the logo of its dialog.
    "style-src 'self' 'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='",
    // Style sheets draw icons from data.
    "img-src 'self' data:",
    ["connect-src 'self'", ...connect].join(' '),
    "object-src 'none'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}
