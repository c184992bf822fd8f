import {test as base} from './page';

export * from './page';
export {applicationRuns as started} from './page';

/**
 * What counts for nothing on a page on which something goes wrong: all but errors,
 * the messages of browsers about failed requests, Firefox's about the hash of a
 * failed response, and the framework's about blocked storage and about a page that
 * it could not fetch ahead.
 */
const EXPECTED =
  /^(?!error: )|^error: (?:Failed to load resource|Cross-Origin Request Blocked|None of the “sha256” hashes|Docusaurus storage error|ChunkLoadError)/u;

/** A page of the site on which something goes wrong. */
export const test = base.extend({expected: EXPECTED});
