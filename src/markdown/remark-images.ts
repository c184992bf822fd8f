import type {Image, ImageReference, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ContentError, failWithAll} from '../lib/contentError';

const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const FILE_NAME = /^\S+\.\w{2,4}$/;

/**
 * Refuses images without words, and those of other sites. Width and height
 * are the framework's: it reads them from the file.
 */
export const remarkImages: Plugin<[], Root> = () => (tree, file) => {
  const errors: ContentError[] = [];
  const refuse = (
    node: Image | ImageReference,
    key: string,
    what: string,
    remedy: string,
  ): void => {
    const place = {file: file.path, line: node.position?.start.line, key};
    errors.push(new ContentError(place, what, remedy));
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
    }
  });
  failWithAll(errors);
};
