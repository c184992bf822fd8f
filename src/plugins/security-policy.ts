import {createHash} from 'node:crypto';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** What the policy allows besides the site's own files. */
export interface PolicyOptions {
  /** Words by which the inline scripts of the site are known, one a script. */
  readonly inlineScripts: readonly string[];
  /** Addresses of other origins that pages may ask. */
  readonly connect: readonly string[];
}

/** Finds inline scripts and styles, frames, and what other sites would send. */
const PARTS =
  /<script(?![^>]*\s(?:src|type=["']?application\/(?:ld\+)?json)\b)[^>]*>(?<code>[^]*?)<\/script>|(?<part><(?:style|iframe|embed|object)\b[^>]*>|<[a-z][^<>]*\sstyle=(?:"[^"]*"|[^\s>]+)|<(?:audio|img|script|source|video)\b[^>]*\ssrc=["']?(?:https?:)?\/\/[^\s>]*)/giu;

/** The policy goes before anything that a page loads. */
const FIRST = /<meta charset="?utf-8"?\s*\/?>/iu;

/**
 * Gives every page a content security policy: scripts by hash, no inline styles,
 * no other origins but those of the options. It changes only pages that the
 * framework has rendered, each at once, so that other plugins can read them
 * meanwhile.
 *
 * @throws Error that lists what the policy would block, with pages.
 */
export default function securityPolicy(
  {baseUrl}: LoadContext,
  {inlineScripts, connect}: PolicyOptions,
): Plugin {
  return {
    name: 'security-policy',
    async postBuild({outDir, routesPaths}) {
      const blocked: string[] = [];
      for (const route of routesPaths) {
        const below = route.slice(baseUrl.length);
        const name = /\.html$/u.test(below)
          ? below
          : path.posix.join(below, 'index.html');
        const file = path.join(outDir, name);
        const html = await readFile(file, 'utf8');
        const hashes = new Set<string>();
        for (const {groups = {}} of html.matchAll(PARTS)) {
          const {code = '', part} = groups;
          if (part !== undefined) blocked.push(`${name}: ${part}`);
          else if (inlineScripts.some((word) => code.includes(word))) {
            hashes.add(hashOf(code));
          } else blocked.push(`${name}: script ${code.trim().slice(0, 60)}`);
        }
        const policy = policyOf([...hashes], connect);
        const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
        const written = html.replace(FIRST, (charset) => charset + tag);
        if (written === html)
          blocked.push(`${name}: no <meta charset="utf-8">`);
        await writeFile(`${file}.part`, written);
        await rename(`${file}.part`, file);
      }
      if (blocked.length === 0) return;
      throw new Error(
        `The content security policy would block ${blocked.length} parts of pages:\n${blocked.slice(0, 20).join('\n')}\nMove a style to a style sheet, and a script or a picture to a file of the site, link to what is elsewhere, or name a word of the script in "inlineScripts" of docusaurus.config.ts.`,
      );
    },
  };
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function policyOf(
  hashes: readonly string[],
  connect: readonly string[],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
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
