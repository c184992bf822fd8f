// Ejects @docusaurus/theme-classic/lib/theme/ContentVisibility/Unlisted (sha256 53365697b9c4): search engines skip the page but follow its links.
import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import {
  ThemeClassNames,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
} from '@docusaurus/theme-common';
import Admonition from '@theme/Admonition';
import type {Props} from '@theme/ContentVisibility/Unlisted';
import clsx from 'clsx';

/** The banner of an unlisted page. */
export default function Unlisted({className}: Props): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Admonition
        type="caution"
        title={<UnlistedBannerTitle />}
        className={clsx(className, ThemeClassNames.common.unlistedBanner)}>
        <UnlistedBannerMessage />
      </Admonition>
    </>
  );
}
