/** Names and addresses of the product. Everything else derives from here. */
export const SITE = {
  name: 'OpenChoreo',
  tagline: 'An open internal developer platform for Kubernetes',
  description:
    'OpenChoreo is an open-source internal developer platform for Kubernetes. Platform engineers shape it, developers ship on it.',
  locale: 'en',
  /** No date of the site comes from the clock of the build. */
  copyright: 'Copyright © 2025 The OpenChoreo Authors',
  privacy:
    'This site sets no cookies and sends nothing to third parties, except one request to GitHub for the number of stars.',
} as const;

export const REPOSITORY = {
  owner: 'openchoreo',
  name: 'openchoreo',
  url: 'https://github.com/openchoreo/openchoreo',
  /** Specification, section 7, "Star count". */
  metadataUrl: 'https://api.github.com/repos/openchoreo/openchoreo',
  discussions: 'https://github.com/openchoreo/openchoreo/discussions',
  issues: 'https://github.com/openchoreo/openchoreo/issues',
  releases: 'https://github.com/openchoreo/openchoreo/releases',
} as const;

export const SITE_REPOSITORY = {
  url: 'https://github.com/openchoreo/openchoreo.github.io',
  issues: 'https://github.com/openchoreo/openchoreo.github.io/issues',
  branch: 'main',
} as const;

export const COMMUNITY = {
  chat: 'https://discord.com/invite/asqDFC8suT',
} as const;

export const LICENSES = {
  code: {
    name: 'Apache-2.0',
    url: 'https://www.apache.org/licenses/LICENSE-2.0',
  },
  text: {
    name: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
} as const;
