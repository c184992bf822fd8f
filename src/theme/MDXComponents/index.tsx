// Wraps MDXComponents: adds what the Markdown steps write, which have drawn all code already.
import type {ComponentProps} from 'react';

import {Anchors} from '@site/src/components/mdx/Anchors';
import {StaticHtml} from '@site/src/components/mdx/StaticHtml';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

type LinkProps = ComponentProps<'a'> & {'data-noBrokenLinkCheck'?: boolean};

/** A link; the framework would end the address of a page's file with a slash. */
export function A({'data-noBrokenLinkCheck': isFile, ...props}: LinkProps) {
  const {children, ...others} = props;
  return isFile ? (
    <a {...others}>{children}</a>
  ) : (
    <MDXComponents.a {...props} />
  );
}

export default {
  ...MDXComponents,
  a: A,
  code: 'code',
  details: 'details',
  pre: 'pre',
  Anchors,
  StaticHtml,
  TabItem,
  Tabs,
};
