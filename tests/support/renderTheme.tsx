import type {ReactNode} from 'react';

import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {renderToString} from 'react-dom/server';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

/** Two versions of a documentation, as the framework's docs plugin has them. */
const DOCS_DATA = {
  path: '/docs',
  breadcrumbs: true,
  versions: [
    {
      name: 'current',
      label: 'Next',
      isLast: false,
      path: '/docs/next',
      mainDocId: 'start',
      docs: [{id: 'start', path: '/docs/next/', sidebar: 'docs'}],
      draftIds: [],
      sidebars: {
        docs: {link: {path: '/docs/next/', label: 'start'}},
        empty: {},
      },
    },
    {
      name: 'v0.3.x',
      label: 'v0.3.x',
      isLast: true,
      path: '/docs',
      mainDocId: 'start',
      docs: [
        {id: 'start', path: '/docs/', sidebar: 'docs'},
        {id: 'quiet', path: '/docs/quiet/', unlisted: true},
      ],
      draftIds: ['draft'],
      sidebars: {docs: {link: {path: '/docs/', label: 'start'}}, empty: {}},
    },
  ],
} as const;

export interface ThemeSurroundings {
  readonly path?: string;
  readonly navbar?: {
    readonly hideOnScroll: boolean;
    readonly items: readonly object[];
  };
  readonly respectPrefersColorScheme?: boolean;
  /** Whether the page runs in a browser by now. */
  readonly isBrowser?: boolean;
}

/** What the framework puts around a page. */
export function Surroundings({
  path = '/docs/',
  navbar = {hideOnScroll: false, items: []},
  respectPrefersColorScheme = true,
  isBrowser = false,
  children,
}: ThemeSurroundings & {readonly children: ReactNode}): ReactNode {
  const site = {
    siteConfig: {
      title: 'OpenChoreo',
      baseUrl: '/',
      trailingSlash: true,
      customFields: {},
      future: {experimental_router: 'browser'},
      themeConfig: {
        navbar,
        colorMode: {
          defaultMode: 'light',
          disableSwitch: false,
          respectPrefersColorScheme,
        },
        docs: {versionPersistence: 'localStorage'},
      },
    },
    globalData: {'docusaurus-plugin-content-docs': {default: DOCS_DATA}},
    i18n: {
      currentLocale: 'en',
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {en: {label: 'English', htmlLang: 'en'}},
    },
  };
  return (
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <Context.Provider value={site as never}>
          <BrowserContext.Provider value={isBrowser}>
            <ColorModeProvider>
              <AnnouncementBarProvider>
                <ScrollControllerProvider>
                  <DocsPreferredVersionContextProvider>
                    {children}
                  </DocsPreferredVersionContextProvider>
                </ScrollControllerProvider>
              </AnnouncementBarProvider>
            </ColorModeProvider>
          </BrowserContext.Provider>
        </Context.Provider>
      </MemoryRouter>
    </HelmetProvider>
  );
}

/** The HTML of a component, as the build writes it. */
export function renderTheme(
  component: ReactNode,
  surroundings: ThemeSurroundings = {},
): string {
  return renderToString(
    <Surroundings {...surroundings}>{component}</Surroundings>,
  );
}
