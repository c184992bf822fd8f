import {explain} from '@openchoreo/messages/engine/explain';
import {parseObjects} from '@openchoreo/messages/engine/parseObjects';
import {anchorOf, titleOf, fillHoles} from '@openchoreo/messages/model/message';

import {versionRoute} from '../../../site/versions';
import type {LoadedVersion, ToolSite} from './toolSite';

/** Explains the messages of a status, of events, of a response or of a log. */
export async function explainMessage(
  site: ToolSite,
  {version, messages}: LoadedVersion,
  text: string,
): Promise<string> {
  const {answers, unknown} = explain(
    text,
    await messages(),
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
      return `- ${fillHoles(titleOf(message))}${at}: ${means} To do: ${answer.do}${check}\n  Source: ${page}#${anchorOf(message)}`;
    }),
    ...unknown.map((one) => `- Not known: ${one.text}`),
  ].join('\n');
}
