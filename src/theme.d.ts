/** Components that the site's plugins provide under `@theme`. */
declare module '@theme/NavbarItem/RepositoryNavbarItem' {
  import type {ReactNode} from 'react';

  export default function RepositoryNavbarItem(props: {
    readonly href: string;
  }): ReactNode;
}
