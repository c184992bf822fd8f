import type {z} from 'zod';

import {ContentError} from './contentError';
import {formatYamlPath, type YamlDocument} from './readYaml';

/** Turns what zod found in a YAML document into errors on the affected lines. */
export function issueErrors(
  document: YamlDocument,
  issues: readonly z.core.$ZodIssue[],
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
    // Of a wrong key, zod tells the reason inside.
    const [inner] = issue.code === 'invalid_key' ? issue.issues : [];
    const {message} = inner ?? issue;
    const what = message.charAt(0).toLowerCase() + message.slice(1);
    const remedy = `Change ${formatYamlPath(path) || 'the document'}, or remove it.`;
    return [new ContentError(document.place(path), what, remedy)];
  });
}
