import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Image, ImageReference, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ContentError, failWithAll, HouseRule} from '../lib/contentError';
import {decodedPath, targetOf} from './page/linkErrors';

/** From the root of the site, an image stands in `static`. */
function isThere(siteDir: string, page: string, url: string): boolean {
  const file = url.startsWith('/')
    ? path.posix.join('static', decodedPath(url.replace(/[#?].*$/su, '')))
    : targetOf(page, url);
  return existsSync(path.join(siteDir, file));
}

const ADDRESS = /^(?:(?!pathname:)[a-z][a-z0-9+.-]*:|\/\/)/i;
const FILE_NAME = /^\S+\.\w{2,4}$/;

/**
 * Refuses images that are not there, those without words, and those of other
 * sites. Width and height are the framework's: it reads them from the file.
 */
export const remarkImages: Plugin<[{siteDir: string}], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const page = path.relative(siteDir, file.path).replaceAll(path.sep, '/');
    const errors: ContentError[] = [];
    const refuse = (
      node: Image | ImageReference,
      key: string,
      what: string,
      remedy: string,
      Kind = ContentError,
    ): void => {
      const place = {file: file.path, line: node.position?.start.line, key};
      errors.push(new Kind(place, what, remedy));
    };
    visit(tree, (node) => {
      if (node.type !== 'image' && node.type !== 'imageReference') return;
      const alt = node.alt?.trim() ?? '';
      const name = node.type === 'image' ? node.url : node.identifier;
      if (alt === '' || FILE_NAME.test(alt)) {
        refuse(
          node,
          name,
          'an image says nothing to those who do not see it',
          'Write ![What it shows.](./image.png)',
          HouseRule,
        );
      }
      if (node.type === 'imageReference') {
        refuse(
          node,
          name,
          'an image by reference gets no width and height',
          'Write its address in the line: ![What it shows.](./image.png)',
        );
      } else if (ADDRESS.test(node.url)) {
        refuse(
          node,
          name,
          'an image of another site has no width and height, and tells that site of the reader',
          'Put the file beside the page.',
        );
      } else if (!isThere(siteDir, page, node.url)) {
        refuse(
          node,
          name,
          'this image is not there',
          'Put the file beside the page, or mend its name.',
        );
      }
    });
    failWithAll(errors);
  };
