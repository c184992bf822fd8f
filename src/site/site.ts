/** What the site says of itself. */
export const SITE = {
  name: 'OpenChoreo',
  tagline: 'An open-source internal developer platform for Kubernetes',
  description:
    'OpenChoreo is an open-source internal developer platform for Kubernetes. Platform teams set the standards; developers build, deploy and promote.',
  locale: 'en',
  /** A fixed year, because a build must not depend on the clock. */
  copyright: 'Copyright © 2025 The OpenChoreo Authors',
} as const;

export const REPOSITORY = {
  url: 'https://github.com/openchoreo/openchoreo',
  /** The API that returns the star count. */
  metadataUrl: 'https://api.github.com/repos/openchoreo/openchoreo',
} as const;

export const SITE_REPOSITORY = {
  url: 'https://github.com/openchoreo/openchoreo.github.io',
  issues: 'https://github.com/openchoreo/openchoreo.github.io/issues',
  branch: 'main',
} as const;

/** Assistants that can open a page; the question is passed in parameter `q`. */
export const ASSISTANTS = [
  {name: 'Claude', chat: 'https://claude.ai/new'},
  {name: 'ChatGPT', chat: 'https://chatgpt.com/'},
] as const;
