// Wraps @docusaurus/theme-classic/lib/theme/DocVersionRoot: search engines should not index versions other than the latest, but may follow their links.
import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import type {Props} from '@theme/DocVersionRoot';
import DocVersionRoot from '@theme-original/DocVersionRoot';

/** The framework's `noIndex` option for versions would write `nofollow`. */
export default function DocVersionRootWrapper(props: Props): ReactNode {
  return (
    <>
      {props.version.banner !== null && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <DocVersionRoot {...props} />
    </>
  );
}
