/** Replaces client modules that this site does not need. */
export {};
