// Ejects @docusaurus/theme-classic/lib/theme/MDXComponents (sha256 e8c2ffddeffb or 3f51b37a41b7): without the highlighter and Mermaid, because both run at build time.
import type {ComponentProps} from 'react';

import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import Details from '@theme/Details';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Anchors} from '@site/src/components/mdx/Anchors';
import {StaticHtml} from '@site/src/components/mdx/StaticHtml';

/** Components that render the Markdown of pages. */
const MDXComponents = {
  Head,
  a: MDXA,
  img: MDXImg,
  // Registers the anchors of API reference fields with the framework.
  li: MDXLi,
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  h5: (props: ComponentProps<'h5'>) => <MDXHeading as="h5" {...props} />,
  h6: (props: ComponentProps<'h6'>) => <MDXHeading as="h6" {...props} />,
  admonition: Admonition,
  Details,
  TabItem,
  Tabs,
  Anchors,
  StaticHtml,
};

// The framework's type requires components that are omitted on purpose.
export default MDXComponents as unknown as MDXComponentsObject;
