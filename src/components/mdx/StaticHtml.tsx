import {createElement, type ReactNode} from 'react';

interface Props {
  readonly as: string;
  readonly className?: string;
  /** From the Markdown pipeline, which escapes text from others. */
  readonly html: string;
  readonly id?: string;
}

/** Content that was rendered at build time and never changes. */
export function StaticHtml({as, html, ...rest}: Props): ReactNode {
  return createElement(as, {...rest, dangerouslySetInnerHTML: {__html: html}});
}
