import {readReference} from '@openchoreo/crd-reference/files/readReference';
import {readMessages} from '@openchoreo/messages/files/readMessages';

import {readConstants} from '../../src/markdown/constants';
import {REFERENCE, referenceVersion} from '../../src/site/reference';
import type {DocsVersion} from '../../src/site/versions';

/** What the pages of a docs version say in our words, by statement. */
export function wordsOf(
  siteDir: string,
  version: DocsVersion,
): ReadonlyMap<string, string> {
  const constants = readConstants(siteDir, `${version.folder}/a.md`, '');
  const messages = readMessages(siteDir, version, []);
  const {kinds} = readReference(
    {...REFERENCE, siteDir},
    referenceVersion(version),
  );
  return new Map([
    ...[...constants].map(
      ([name, value]) => [`constant ${name}`, value] as const,
    ),
    ...messages
      .filter(({never}) => never === undefined)
      .map(
        ({message}) =>
          [`message ${message.id}`, JSON.stringify(message)] as const,
      ),
    ...[...kinds.values()].flatMap(({model, words}) =>
      [...words].map(
        ([path, text]) => [`field ${model.kind} ${path}`, text] as const,
      ),
    ),
  ]);
}
