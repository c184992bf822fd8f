import {compileMessage} from '@openchoreo/messages/engine/compileMessage';
import {explain} from '@openchoreo/messages/engine/explain';
import {parseObjects} from '@openchoreo/messages/engine/parseObjects';
import {
  anchorOf,
  messagesFile,
  titleOf,
  withPlaceholders,
  type Message,
} from '@openchoreo/messages/model/message';

import {versionRoute} from '../../../site/versions';
import type {LoadedVersion, ToolSite} from './toolSite';

/** Explains the messages of a status, of events, of a response or of a log. */
export async function explainMessage(
  site: ToolSite,
  {version}: LoadedVersion,
  text: string,
): Promise<string> {
  // Written by the same build.
  const messages = JSON.parse(
    await site.read(messagesFile(version)),
  ) as Message[];
  const {answers, unknown} = explain(
    text,
    messages.map(compileMessage),
    parseObjects(text),
  );
  const page = `${site.address}${versionRoute(version)}reference/messages/`;
  if (answers.length === 0) {
    return `No message of this text is known.\nSource: ${page}`;
  }
  return [
    ...answers.map(({message, observation, means, tell, ...answer}) => {
      const {object} = observation;
      const at = object ? ` (${object.kind} ${object.name})` : '';
      const check = tell ? ` Check: \`${tell.command}\`. ${tell.shows}` : '';
      return `- ${withPlaceholders(titleOf(message))}${at}: ${means} To do: ${answer.do}${check}\n  Source: ${page}#${anchorOf(message)}`;
    }),
    ...unknown.map((one) => `- Not known: ${one.text}`),
  ].join('\n');
}
