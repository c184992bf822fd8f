// Wraps MDXComponents: adds what the Markdown steps write, which have drawn all code already.
import {Anchors} from '@site/src/components/mdx/Anchors';
import {StaticHtml} from '@site/src/components/mdx/StaticHtml';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {
  ...MDXComponents,
  code: 'code',
  details: 'details',
  pre: 'pre',
  Anchors,
  StaticHtml,
  TabItem,
  Tabs,
};
