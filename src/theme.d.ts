/** Functions that load the manifest checker's files, by name. */
declare module '@generated/api-reference/default/checkerFiles' {
  export const FILES: Readonly<Record<string, () => string>>;
}

/** Components that the site's plugins provide under `@theme`. */
declare module '@theme/NavbarItem/RepositoryNavbarItem' {
  import type {ReactNode} from 'react';

  export default function RepositoryNavbarItem(props: {
    readonly href: string;
  }): ReactNode;
}
