/**
 * IDs of the sections on a kind's page that list its changes: since the
 * previous docs version, and in the next one.
 */
export const SINCE_ANCHOR = 'changes';
export const AHEAD_ANCHOR = 'changes-ahead';
