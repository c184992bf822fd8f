// Ejects LastUpdated: the theme's first date of a page loads the browser's calendars, which blocks a slow phone for 50 ms.
import type {ReactNode} from 'react';

import type {Props} from '@theme/LastUpdated';

/** The day of a page's last change, in UTC. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  const [, day = '', month, year] = date.toUTCString().split(/,? /u);
  return (
    <span className="theme-last-updated">
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {`${month} ${Number(day)}, ${year}`}
        </time>
      </b>
      {/* eslint-disable-next-line no-restricted-properties -- The bundler sets it. */}
      {process.env.NODE_ENV === 'development' && ' (simulated while you write)'}
    </span>
  );
}
