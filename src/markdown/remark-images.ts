import {existsSync} from 'node:fs';
import path from 'node:path';

import {Mistakes} from '@openchoreo/content-errors/mistakes';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {imageOf} from './page/linkErrors';

const ADDRESS = /^(?:(?!pathname:)[a-z][a-z0-9+.-]*:|\/\/)/i;
const FILE_NAME = /^\S+\.\w{2,4}$/;

/**
 * Rejects missing files, images without alt text and images from other sites.
 * The framework adds width and height, which it reads from the file.
 */
export const remarkImages: Plugin<[{siteDir: string}], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const page = pathFrom(siteDir, file.path);
    const mistakes = new Mistakes(file.path);
    visit(tree, (node) => {
      if (node.type !== 'image' && node.type !== 'imageReference') return;
      const alt = node.alt?.trim() ?? '';
      const name = node.type === 'image' ? node.url : node.identifier;
      if (alt === '' || FILE_NAME.test(alt)) {
        mistakes.advise(
          node,
          name,
          'the image has no alt text that describes it',
          'Write ![What it shows.](./image.png)',
        );
      }
      const refuse = (what: string, remedy: string): void => {
        mistakes.add(node, name, what, remedy);
      };
      if (node.type === 'imageReference') {
        refuse(
          'a reference-style image gets no width and height',
          'Write the path inline: ![What it shows.](./image.png)',
        );
      } else if (ADDRESS.test(node.url)) {
        refuse(
          "an image from another site has no width and height, and exposes the reader's IP address to that site",
          'Put the file next to the page.',
        );
      } else if (!existsSync(path.join(siteDir, imageOf(page, node.url)))) {
        refuse(
          'this image file does not exist',
          'Put the file next to the page, or fix the path.',
        );
      }
    });
    mistakes.fail();
  };
