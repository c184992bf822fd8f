import {readFileSync} from 'node:fs';

import {drawDirectives} from '@openchoreo/page-tools/markdown/remarkLeafDirectives';
import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {cachedReference} from '../files/cachedReference';
import {linkFences} from '../reference/keyLinks';
import {
  REFERENCE_DIRECTIVES,
  referenceDirectives,
} from '../reference/referenceDirectives';
import {versionOfFile, type ReferenceSite} from '../referenceSite';

import {OWN_ELEMENT} from './client/ownElement';

/**
 * Draws the directives of the reference, and gives the fences with manifests the
 * links of their keys, as a property that `theme/CodeBlock` reads.
 *
 * @param siteOf - The site, which is known when its docs are loaded.
 */
export function remarkStock(siteOf: () => ReferenceSite): Plugin<[], Root> {
  return () => (tree, file) => {
    const site = siteOf();
    const page = pathFrom(site.siteDir, file.path);
    countFrontMatter(tree, file.path, String(file.value));
    drawDirectives(tree, page, referenceDirectives(site, page));
    visit(tree, 'htmlElement', ({data}) => {
      if (data.hName !== 'details' && data.hName !== 'code') return;
      data.hProperties = {...data.hProperties, className: [OWN_ELEMENT]};
    });
    const version = versionOfFile(site.versions, page);
    if (version === undefined) return;
    const reference = cachedReference(site, version);
    linkFences(tree, reference, {baseUrl: site.baseUrl, file: page});
  };
}

/** The framework parses pages without their front matter; errors name lines of the file. */
function countFrontMatter(tree: Root, path: string, content: string): void {
  const file = readFileSync(path, 'utf8');
  const start = file.indexOf(content);
  if (start <= 0) return;
  const before = file.slice(0, start).split('\n').length - 1;
  visit(tree, 'leafDirective', ({name, position}) => {
    if (!position || !REFERENCE_DIRECTIVES.includes(name)) return;
    position.start.line += before;
  });
}
