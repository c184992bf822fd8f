import type {Fault} from '@openchoreo/content-errors/contentError';

import {ALLOWED_SOURCES_FILE, isAllowedSource} from '../../lib/allowedSource';
import type {SourceDirective} from '../../site/allowedSources';

/** Links that do not depend on the base URL and that no page check covers. */
export const NO_BASE = /^(?:https?:|mailto:|#)/u;

/** Elements that can embed files from other sites, if the policy allows it. */
export const EMBEDDING: Readonly<Record<string, SourceDirective>> = {
  iframe: 'frame-src',
  img: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
};

/** What is wrong with an element. */
export interface MarkupFault extends Fault {
  /** Whether it works, but is not how this site does it. */
  readonly isHouseRule?: boolean;
}

export const IMAGE: MarkupFault = {
  what: 'an HTML image gets no width and height',
  remedy: 'Write ![What it shows.](./image.png).',
  isHouseRule: true,
};
export const LINK: MarkupFault = {
  what: 'this link cannot be checked',
  remedy: 'Write [words](./page.md).',
  isHouseRule: true,
};

/**
 * Checks embedded content and styles, in Markdown and in MDX.
 *
 * @param attribute - Value of an attribute, or `undefined` if it is absent.
 */
export function embeddingFault(
  tagName: string,
  attribute: (name: string) => unknown,
): MarkupFault | undefined {
  if (
    attribute('style') !== undefined &&
    !isAllowedSource('style-src', "'unsafe-inline'")
  ) {
    return {
      what: "the site's security policy blocks `style` attributes",
      remedy:
        "Remove it, or in MDX use a class: import styles from './page.module.css'; and className={styles.name}.",
    };
  }
  const directive = EMBEDDING[tagName];
  if (!directive) return undefined;
  if (tagName === 'iframe' && attribute('title') === undefined) {
    return {
      what: 'an iframe needs a title for readers who cannot see it',
      remedy: 'Add title="What it shows".',
    };
  }
  const source = attribute('src');
  if (typeof source !== 'string' || source === '') return undefined;
  const address = source.replace(/^\/\//u, 'https://');
  if (!/^https?:/u.test(address) || !URL.canParse(address)) {
    return tagName === 'img'
      ? undefined
      : {
          what: 'this file path cannot be checked',
          remedy: `In an MDX page, write: import file from './file.mp4'; and <${tagName} src={file}>.`,
        };
  }
  if (isAllowedSource(directive, address)) return undefined;
  return {
    what: `the site's security policy blocks <${tagName}> from other sites`,
    remedy: `Put the file next to the page, link to it: [words](https://…), or add "${new URL(address).origin}" to '${directive}' in ${ALLOWED_SOURCES_FILE}.`,
  };
}
