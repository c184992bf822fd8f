/** Components that the site's plugins provide under `@theme`. */
declare module '@theme/NavbarItem/RepositoryNavbarItem' {
  import type {ReactNode} from 'react';

  export default function RepositoryNavbarItem(props: {
    readonly href: string;
  }): ReactNode;
}

/** The framework's global data as it is, nothing left out. */
declare module '@generated/globalData?whole' {
  import globalData from '@generated/globalData';

  export default globalData;
}
