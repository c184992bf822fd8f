/**
 * Ids of the sections of a kind's page on its changes: since the previous docs
 * version, and in the next one.
 */
export const SINCE_ANCHOR = 'changes';
export const AHEAD_ANCHOR = 'changes-ahead';
