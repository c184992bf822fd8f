import {createElement, type ReactNode} from 'react';

export interface StaticHtmlProps {
  readonly as: string;
  readonly className: string;
  /** Made by the Markdown pipeline, which escapes what others wrote. */
  readonly html: string;
  readonly id?: string;
}

/** Content that was drawn when the site was built and never changes. */
export function StaticHtml({
  as,
  className,
  html,
  id,
}: StaticHtmlProps): ReactNode {
  return createElement(as, {
    className,
    id,
    dangerouslySetInnerHTML: {__html: html},
  });
}
