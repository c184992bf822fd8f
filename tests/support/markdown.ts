import {compileFunction} from 'node:vm';

import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import type {MarkdownConfig} from '@docusaurus/types';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type {PluggableList} from 'unified';

import {StaticHtml} from '../../src/components/mdx/StaticHtml';

export interface MarkdownSteps {
  /**
   * Absolute path, or any name if the steps read no other files. The extension
   * decides whether it is MDX.
   */
  readonly filePath?: string;
  /** Plugins as the pipeline gives them to the framework. */
  readonly beforeDefaultRemarkPlugins?: PluggableList;
  readonly rehypePlugins?: PluggableList;
  readonly preprocessor?: NonNullable<MarkdownConfig['preprocessor']>;
}

/**
 * Renders a page to HTML as the framework does, with its parser, its steps and
 * ours, and React. The theme's components are elements of their name.
 *
 * @throws Any error of a step.
 */
export async function renderMarkdown(
  source: string,
  {
    filePath = '/site/docs/page.md',
    beforeDefaultRemarkPlugins = [],
    rehypePlugins = [],
    preprocessor = ({fileContent}) => fileContent,
  }: MarkdownSteps,
): Promise<string> {
  const processor = await createProcessorUncached({
    format: filePath.endsWith('.mdx') ? 'mdx' : 'md',
    options: {
      admonitions: true,
      beforeDefaultRemarkPlugins,
      rehypePlugins,
      staticDirs: [],
      siteDir: '/site',
      outputFormat: 'function-body',
      markdownConfig: {
        ...DEFAULT_CONFIG.markdown,
        mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      },
    } as never,
  });
  const {content} = await processor.process({
    content: preprocessor({filePath, fileContent: source}),
    filePath,
    frontMatter: {},
    compilerName: 'server',
  });
  // It takes what the page imports, and returns what it exports.
  const body = compileFunction(content) as (imports: object) => {
    default: ComponentType;
  };
  const {default: Content} = body({
    ...runtime,
    baseUrl: 'file:///site/',
    useMDXComponents: () => ({
      StaticHtml,
      Details: 'details',
      Tabs: 'theme-tabs',
      TabItem: 'theme-tab',
      Anchors: () => null,
    }),
  });
  return renderToStaticMarkup(createElement(Content));
}

/** The message of the error that a step throws; empty if there is none. */
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
