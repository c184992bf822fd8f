/** The class of elements that the theme must leave as they are. */
export const OWN_ELEMENT = 'crd-own';
