// Wraps theme-classic 3.8.1 DocsRoot: what the navbar needs on pages of the documentation alone comes with them, and not in the main bundle.
import {useMemo, type ReactNode} from 'react';

import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import globalData from '@generated/globalData?whole';
import type {Props} from '@theme/DocsRoot';
import DocsRoot from '@theme-original/DocsRoot';
import {NearestDocContext} from '@site/src/components/NearestDoc/NearestDocContext';
import {nearestDoc} from '@site/src/lib/nearestDoc';

/** All pages of the documentation, and the way from one to another. */
export default function DocsRootWrapper(props: Props): ReactNode {
  const context = useDocusaurusContext();
  const whole = useMemo(() => ({...context, globalData}), [context]);
  return (
    <Context.Provider value={whole}>
      <NearestDocContext.Provider value={nearestDoc}>
        <DocsRoot {...props} />
      </NearestDocContext.Provider>
    </Context.Provider>
  );
}
