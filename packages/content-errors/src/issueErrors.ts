import type {z} from 'zod';

import {ContentError} from './contentError';
import {didYouMean} from './nearest';
import {formatYamlPath, type YamlDocument, type YamlPath} from './readYaml';

/**
 * Turns what zod found in a YAML document into errors on the affected lines.
 *
 * @param remedies - How to fix a key, by its name, if there is better advice
 *   than to remove it.
 */
export function issueErrors(
  document: YamlDocument,
  issues: readonly z.core.$ZodIssue[],
  remedies: Readonly<Record<string, string>> = {},
  allowedKeys: readonly string[] = [],
): ContentError[] {
  return issues.flatMap((issue) => {
    const path = yamlPath(issue.path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        unknownKey(document, [...path, key], key, remedies, allowedKeys),
      );
    }
    if (issue.code === 'invalid_union') {
      // The branch that got furthest has the useful message.
      const branches = [...issue.errors].sort((a, b) => depth(b) - depth(a));
      const nested = (branches[0] ?? []).map((inner) => ({
        ...inner,
        path: [...issue.path, ...inner.path],
      }));
      if (nested.length > 0 && depth(branches[0] ?? []) > 0) {
        return issueErrors(document, nested, remedies, allowedKeys);
      }
    }
    return [
      new ContentError(
        document.place(path),
        lowerFirst(messageOf(issue)),
        remedyOf(path.at(-1), remedies) ??
          `Change ${formatYamlPath(path) || 'the document'}, or remove it.`,
      ),
    ];
  });
}

/** Of a wrong key, zod tells the reason inside. */
function messageOf(issue: z.core.$ZodIssue): string {
  const [inner] = issue.code === 'invalid_key' ? issue.issues : [];
  return (inner ?? issue).message;
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({path}) => path.length));
}

function unknownKey(
  document: YamlDocument,
  path: YamlPath,
  key: string,
  remedies: Readonly<Record<string, string>>,
  allowedKeys: readonly string[],
): ContentError {
  const hint = didYouMean(key, allowedKeys, (name) => `\`${name}\``);
  return new ContentError(
    document.place(path),
    `key \`${key}\` is not allowed here`,
    remedyOf(key, remedies) ??
      (hint === '' ? 'Remove it.' : `${hint}Otherwise, remove it.`),
  );
}

/** Checks own keys only, because a key in the file can be called `constructor`. */
function remedyOf(
  key: string | number | undefined,
  remedies: Readonly<Record<string, string>>,
): string | undefined {
  const isKnown = typeof key === 'string' && Object.hasOwn(remedies, key);
  return isKnown ? remedies[key] : undefined;
}

function yamlPath(path: readonly PropertyKey[]): YamlPath {
  return path.map((part) => (typeof part === 'number' ? part : String(part)));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
