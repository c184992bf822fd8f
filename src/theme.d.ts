/** Docs versions of the manifest checker, and the addresses of its files by name. */
declare module '@generated/api-reference/default/checkerFiles' {
  export const VERSIONS: readonly Readonly<
    Record<'name' | 'label' | 'slug' | 'route' | 'checker', string>
  >[];
  export const FILES: Readonly<Record<string, () => string>>;
}

/** Components that the site's plugins provide under `@theme`. */
declare module '@theme/NavbarItem/RepositoryNavbarItem' {
  import type {ReactNode} from 'react';

  export default function RepositoryNavbarItem(props: {
    readonly href: string;
  }): ReactNode;
}
