import {
  useDoc,
  useDocsPreferredVersionByPluginId,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useColorMode} from '@docusaurus/theme-common';
import {
  useAnnouncementBar,
  useScrollController,
} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';

/** Hooks of the framework, each with the provider that it needs. */
const HOOKS = [
  ['ColorModeProvider', useColorMode],
  ['AnnouncementBarProvider', useAnnouncementBar],
  ['ScrollControllerProvider', useScrollController],
  ['DocsPreferredVersionContextProvider', useDocsPreferredVersionByPluginId],
  ['DocProvider', useDoc],
  ['DocsSidebarProvider', useDocsSidebar],
  ['DocsVersionProvider', useDocsVersion],
] as const;

test.each(HOOKS)(
  'without its %s a hook throws an error that names it',
  (provider, useHook) => {
    function Component(): ReactNode {
      useHook();
      return null;
    }
    expect(() => renderToString(<Component />)).toThrow(
      `is called outside the <${provider}>`,
    );
  },
);
