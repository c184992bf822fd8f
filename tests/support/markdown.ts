import {run} from '@mdx-js/mdx';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type {PluggableList} from 'unified';

import {StaticHtml} from '../../src/components/mdx/StaticHtml';

export interface MarkdownSteps {
  /** Absolute, or any name where the steps read nothing beside the page. */
  readonly filePath?: string;
  /** As the pipeline gives them to the framework. */
  readonly beforeDefaultRemarkPlugins?: PluggableList;
  readonly rehypePlugins?: PluggableList;
}

/**
 * Turns a page into HTML as the framework does: its parser, its own steps
 * around ours, and React for the elements.
 *
 * @throws What a step throws.
 */
export async function renderMarkdown(
  source: string,
  {
    filePath = '/site/docs/page.md',
    beforeDefaultRemarkPlugins = [],
    rehypePlugins = [],
  }: MarkdownSteps,
): Promise<string> {
  const processor = await createProcessorUncached({
    format: 'md',
    options: {
      admonitions: true,
      beforeDefaultRemarkPlugins,
      rehypePlugins,
      staticDirs: [],
      siteDir: '/site',
      outputFormat: 'function-body',
      markdownConfig: {
        mermaid: false,
        anchors: {maintainCase: false},
        mdx1Compat: {comments: false, admonitions: false, headingIds: false},
      },
    } as never,
  });
  const {content} = await processor.process({
    content: source,
    filePath,
    frontMatter: {},
    compilerName: 'server',
  });
  const {default: Content} = await run(content, {
    ...runtime,
    baseUrl: 'file:///site/',
    useMDXComponents: () => ({StaticHtml}),
  });
  return renderToStaticMarkup(createElement(Content as ComponentType));
}

/** The message of the error that the steps end with; empty without one. */
export async function errorOfMarkdown(
  source: string,
  steps: MarkdownSteps,
): Promise<string> {
  try {
    await renderMarkdown(source, steps);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
