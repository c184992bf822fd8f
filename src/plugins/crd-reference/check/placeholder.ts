/** A part of a text that a reader replaces, such as `<your-name>`. */
export const PLACEHOLDER = /<[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*>/u;
