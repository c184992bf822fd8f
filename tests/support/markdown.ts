import path from 'node:path';
import {compileFunction} from 'node:vm';

import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';

import {StaticHtml} from '../../src/components/mdx/StaticHtml';
import {markdownSteps} from '../../src/markdownSteps';
import {constantsPreprocessor} from '../../src/markdown/constants';
import {siteIn} from '../../src/plugins/crd-reference/testing/temporarySite';

/**
 * Renders a page to HTML as the framework does, with its parser, its steps and
 * ours, and React. The theme's components are elements of their name.
 *
 * @param file - Path from the site's folder; the extension decides whether it is MDX.
 * @throws Any error of a step.
 */
export async function renderMarkdown(
  source: string,
  siteDir: string,
  file: string,
): Promise<string> {
  const filePath = path.join(siteDir, file);
  const fill = constantsPreprocessor(siteDir, 'https://example.org/');
  const processor = await createProcessorUncached({
    format: filePath.endsWith('.mdx') ? 'mdx' : 'md',
    options: {
      admonitions: true,
      ...markdownSteps(siteIn(siteDir), ['bash']),
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
    content: fill({filePath, fileContent: source}),
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
