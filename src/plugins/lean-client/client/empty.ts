/** In the place of a client module that this site does without. */
export {};
