import type {z} from 'zod';

import {ContentError} from './contentError';
import {formatYamlPath, type YamlDocument} from './readYaml';

type Issue = z.core.$ZodIssue;

/** Turns what zod found in a YAML document into errors on the affected lines. */
export function issueErrors(
  document: YamlDocument,
  issues: readonly Issue[],
): ContentError[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map((part) =>
      typeof part === 'number' ? part : String(part),
    );
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const what = `key \`${key}\` is not allowed here`;
        const place = document.place([...path, key]);
        return new ContentError(place, what, 'Correct or remove it.');
      });
    }
    const branch = issue.code === 'invalid_union' ? deepest(issue.errors) : [];
    if (depth(branch) > 0) {
      const nested = branch.map((inner) => ({
        ...inner,
        path: [...issue.path, ...inner.path],
      }));
      return issueErrors(document, nested);
    }
    // Of a wrong key, zod tells the reason inside.
    const [inner] = issue.code === 'invalid_key' ? issue.issues : [];
    const {message} = inner ?? issue;
    const what = message.charAt(0).toLowerCase() + message.slice(1);
    const remedy = `Change ${formatYamlPath(path) || 'the document'}, or remove it.`;
    return [new ContentError(document.place(path), what, remedy)];
  });
}

function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({path}) => path.length));
}

/** The branch of a union that got furthest, whose message is the useful one. */
function deepest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  return [...branches].sort((a, b) => depth(b) - depth(a))[0] ?? [];
}
