import {useEffect, useRef, type ReactNode} from 'react';

import {LIVE_ATTRIBUTE, LIVE_EVENT} from '@site/src/lib/liveParts';

import './LivePart.css';

interface LivePartProps {
  /** Whether it stands inside a line. */
  readonly inline?: boolean;
  readonly children?: ReactNode;
}

/**
 * Wraps a part of a page that has state or event handlers of its own. A page
 * with such a part starts the application at once, on any connection. MDX pages
 * get the wrapper from the pipeline; a page in TypeScript adds it itself.
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
