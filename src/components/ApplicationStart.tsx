import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import {APPLICATION_START} from '@site/src/lib/pages/applicationStart';

/** Says when the application starts on a page that renders this component. */
export function ApplicationStart({
  when = 'at-once',
}: {
  readonly when?: 'at-once' | 'never';
}): ReactNode {
  return (
    <Head>
      <meta name={APPLICATION_START} content={when} />
    </Head>
  );
}
