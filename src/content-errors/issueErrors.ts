import type {z} from 'zod';

import {ContentError} from './contentError';
import {didYouMean} from './nearest';
import {formatYamlPath, type YamlDocument, type YamlPath} from './readYaml';

type Issue = z.core.$ZodIssue;

/**
 * Turns what zod found in a YAML document into errors on the affected lines.
 *
 * @param remedies - How to fix a key, by its name, if there is better advice
 *   than to remove it.
 * @param allowedKeys - Names that an unknown key can be a misspelling of.
 */
export function issueErrors(
  document: YamlDocument,
  issues: readonly Issue[],
  remedies: Readonly<Record<string, string>> = {},
  allowedKeys: readonly string[] = [],
): ContentError[] {
  const known = new Map(Object.entries(remedies));
  const errorAt = (path: YamlPath, what: string, remedy: string) =>
    new ContentError(
      document.place(path),
      what,
      known.get(String(path.at(-1))) ?? remedy,
    );
  return issues.flatMap((issue) => {
    const path = issue.path.map((part) =>
      typeof part === 'number' ? part : String(part),
    );
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const hint = didYouMean(key, allowedKeys, (name) => `\`${name}\``);
        const remedy = hint === '' ? 'Remove it.' : `${hint}If not, remove it.`;
        const what = `key \`${key}\` is not allowed here`;
        return errorAt([...path, key], what, remedy);
      });
    }
    const branch = issue.code === 'invalid_union' ? deepest(issue.errors) : [];
    if (depth(branch) > 0) {
      const nested = branch.map((inner) => ({
        ...inner,
        path: [...issue.path, ...inner.path],
      }));
      return issueErrors(document, nested, remedies, allowedKeys);
    }
    // Of a wrong key, zod tells the reason inside.
    const [inner] = issue.code === 'invalid_key' ? issue.issues : [];
    const {message} = inner ?? issue;
    return errorAt(
      path,
      message.charAt(0).toLowerCase() + message.slice(1),
      `Change ${formatYamlPath(path) || 'the document'}, or remove it.`,
    );
  });
}

function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({path}) => path.length));
}

/** The branch of a union that got furthest, whose message is the useful one. */
function deepest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  return [...branches].sort((a, b) => depth(b) - depth(a))[0] ?? [];
}
