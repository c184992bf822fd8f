import {VERSIONS} from '@generated/crd-reference/default/checkerFiles';

export type DocsVersion = (typeof VERSIONS)[number];

/** What a reader gives to the checker, and what it last said about that. */
export interface Manifest {
  /** Empty while the field shows the example. */
  readonly text: string;
  /** Name of the docs version to check against. */
  readonly version: string;
  /** Announced below the results. */
  readonly notice: string;
}

/** A key that every manifest has, at any depth. */
const KEY_OF_MANIFEST =
  /^[\s{-]*["']?(?:apiVersion|kind|metadata|spec)["']?\s*:/mu;

/** How YAML begins, unlike the lines that programs print. */
const YAML_START =
  /^\s*(?:[#&*!%-]|(?!(?:curl|docker|error|fatal|helm|warning)\b)[a-z][\w./-]*:(?:\s|$))/u;

/** Whether a text may be a manifest, unlike what programs print. */
export function readsLikeManifest(text: string): boolean {
  return KEY_OF_MANIFEST.test(text) || YAML_START.test(text);
}

/** The data of the page has all versions. */
export function versionByName(name: string): DocsVersion {
  const found = VERSIONS.find((version) => version.name === name);
  if (found) return found;
  throw new Error(`There is no docs version ${name}.`);
}

/** Copies a text. @returns What to tell the reader. */
export async function copyText(text: string, what: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${what} copied.`;
  } catch {
    return `Couldn't copy the ${what.toLowerCase()}: your browser blocked access to the clipboard.`;
  }
}
