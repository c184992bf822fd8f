/** A previously published address, and where its content is now. */
export interface Redirect {
  /** Without the base URL; starts and ends with a slash. */
  readonly from: string;
  /** The same, plus an anchor if the content is now a part of a page. */
  readonly to: string;
}

/** The list of addresses that must keep working, from the root of the repository. */
export const PUBLISHED_FILE = 'published-addresses.txt';

/**
 * Old addresses. If you move or remove a page, add its address here; otherwise
 * the build fails. The target must be a page, never another old address.
 */
export const REDIRECTS: readonly Redirect[] = [
  {from: '/docs/overview/what-is-openchoreo/', to: '/docs/'},
  {from: '/docs/next/overview/what-is-openchoreo/', to: '/docs/next/'},
  {from: '/docs/core-concepts/openchoreo-philosophy/', to: '/docs/'},
  {
    from: '/docs/core-concepts/concepts-and-abstractions/',
    to: '/docs/concepts/developer-abstractions/',
  },
  {
    from: '/docs/core-concepts/application-abstractions/',
    to: '/docs/concepts/developer-abstractions/',
  },
  {
    from: '/docs/core-concepts/platform-abstractions/',
    to: '/docs/concepts/platform-abstractions/',
  },
  {
    from: '/docs/core-concepts/runtime-abstractions/',
    to: '/docs/concepts/runtime-model/',
  },
  {
    from: '/docs/core-concepts/resource-relationship/',
    to: '/docs/concepts/resource-relationships/',
  },
  {
    from: '/docs/implementation-deep-dive/cell-architecture/',
    to: '/docs/concepts/runtime-model/#cells',
  },
  {
    from: '/docs/getting-started/deploy-your-first-component/',
    to: '/docs/getting-started/deploy-first-component/',
  },
  {
    from: '/docs/getting-started/install-in-your-cluster/',
    to: '/docs/getting-started/single-cluster/',
  },
  {from: '/blog/welcome-to-openchoreo-blog/', to: '/blog/welcome/'},
];
