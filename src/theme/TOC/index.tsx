// Ejects TOC: a landmark with a visible name, whose current entry is told to screen readers, too.
import {useEffect, useRef, type ReactNode} from 'react';

import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';

const ACTIVE = 'table-of-contents__link--active';

/** Follows the class by which the framework marks the entry that is read. */
function useCurrentEntry() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const {target} of changes) {
        if (!(target instanceof HTMLAnchorElement)) continue;
        const isCurrent = target.classList.contains(ACTIVE);
        target.ariaCurrent = isCurrent ? 'location' : null;
      }
    });
    if (ref.current) {
      observer.observe(ref.current, {
        subtree: true,
        attributeFilter: ['class'],
      });
    }
    return () => {
      observer.disconnect();
    };
  }, []);
  return ref;
}

export default function TOC({className, ...props}: Props): ReactNode {
  const ref = useCurrentEntry();
  return (
    <nav
      ref={ref}
      className={clsx('toc thin-scrollbar', className)}
      aria-label="On this page">
      <p className="toc__title text--bold margin--none">On this page</p>
      <TOCItems
        {...props}
        // A name of its own, so that no other contents are marked by mistake.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName={ACTIVE}
      />
    </nav>
  );
}
