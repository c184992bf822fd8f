import {useEffect, useRef, type ReactNode} from 'react';

import {LIVE_ATTRIBUTE, LIVE_EVENT} from '@site/src/lib/liveParts';

import './LivePart.css';

interface LivePartProps {
  /** Whether it is inline text. */
  readonly inline?: boolean;
  readonly children?: ReactNode;
}

/**
 * Wraps a part of a page that has its own state or event handlers. A page with
 * such a part starts the application immediately, on any connection. The
 * pipeline adds the wrapper to MDX pages; pages in TypeScript add it
 * themselves.
 */
export function LivePart({inline = false, children}: LivePartProps): ReactNode {
  const part = useRef<HTMLDivElement & HTMLSpanElement>(null);
  useEffect(() => {
    part.current?.setAttribute(LIVE_ATTRIBUTE, 'on');
    part.current?.dispatchEvent(new CustomEvent(LIVE_EVENT, {bubbles: true}));
  }, []);
  const Element = inline ? 'span' : 'div';
  return (
    <Element ref={part} data-live="" className="live-part">
      {children}
    </Element>
  );
}
