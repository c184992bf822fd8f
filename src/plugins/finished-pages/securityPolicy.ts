import {createHash} from 'node:crypto';

import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** A page with its policy, and what the policy would block on it. */
export interface ProtectedPage {
  readonly html: string;
  /** Tags as a reader of HTML knows them, or the beginnings of scripts. */
  readonly blocked: readonly string[];
}

/** Types of scripts that browsers don't run. */
const DATA_TYPES: ReadonlySet<unknown> = new Set([
  'application/json',
  'application/ld+json',
]);

/** Elements that the policy forbids altogether. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'style',
  'iframe',
  'embed',
  'object',
]);

/** Elements whose `src` must be a file of the site. */
const WITH_SOURCE: ReadonlySet<string> = new Set([
  'audio',
  'img',
  'script',
  'source',
  'video',
]);

/**
 * Adds a content security policy to a page: scripts by hash, no inline styles,
 * no other origins but the given ones.
 *
 * The first inline script of the head is that of the page template, which puts it
 * before whatever pages and plugins add. It is the only one that the policy allows.
 *
 * @param tree - The page's tree, with the places of its elements in `html`.
 * @param connect - Addresses of other origins that pages may ask.
 */
export function addSecurityPolicy(
  tree: Root,
  html: string,
  connect: readonly string[],
): ProtectedPage {
  const blocked: string[] = [];
  let template: Element | undefined;
  let charset: Element | undefined;
  visit(tree, 'element', (element, _index, parent) => {
    if (element.tagName === 'meta' && element.properties['charSet']) {
      charset ??= element;
    }
    if (!isInlineScript(element)) {
      blocked.push(...blockedTags(element));
      return;
    }
    const isInHead = parent?.type === 'element' && parent.tagName === 'head';
    if (isInHead && !template) {
      template = element;
    } else {
      blocked.push(`script ${toString(element).trim().slice(0, 60)}`);
    }
  });
  // Before anything that the page loads.
  const place = charset?.position?.end.offset;
  if (place === undefined) {
    return {html, blocked: [...blocked, 'no <meta charset="utf-8">']};
  }
  const policy = policyOf(template ? [toString(template)] : [], connect);
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return {html: html.slice(0, place) + tag + html.slice(place), blocked};
}

function isInlineScript({tagName, properties}: Element): boolean {
  return (
    tagName === 'script' &&
    properties['src'] === undefined &&
    !DATA_TYPES.has(properties['type'])
  );
}

/** What the policy blocks of an element, without its other attributes. */
function blockedTags({tagName, properties}: Element): string[] {
  if (FORBIDDEN.has(tagName)) return [`<${tagName}>`];
  const tags: string[] = [];
  const {style, src} = properties;
  if (style !== undefined) tags.push(`<${tagName} style="${style}">`);
  if (WITH_SOURCE.has(tagName) && isElsewhere(src)) {
    tags.push(`<${tagName} src="${String(src)}">`);
  }
  return tags;
}

/** Whether an address names a host. */
function isElsewhere(address: unknown): boolean {
  if (typeof address !== 'string') return false;
  const {origin} = new URL(address, 'http://own.invalid/');
  return origin !== 'http://own.invalid' && !address.startsWith('data:');
}

function policyOf(
  scripts: readonly string[],
  connect: readonly string[],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
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

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
