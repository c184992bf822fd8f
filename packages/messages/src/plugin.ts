import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import {
  failWithAll,
  type ContentError,
} from '@openchoreo/content-errors/contentError';

import {messagesFolder, readMessages} from './files/readMessages';
import type {MessagesData} from './model/messagesData';

/** Checks and watches the messages, and provides the component that finds them. */
export function createMessages(
  siteDir: string,
  versions: readonly {readonly folder: string}[],
  data: MessagesData,
): Plugin {
  return {
    name: 'messages',
    getPathsToWatch: () =>
      versions.map((version) =>
        path.join(siteDir, messagesFolder(version), '*.yaml'),
      ),
    loadContent() {
      const errors: ContentError[] = [];
      for (const version of versions) readMessages(siteDir, version, errors);
      failWithAll(errors);
    },
    contentLoaded({actions}) {
      actions.setGlobalData(data);
    },
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
  };
}
