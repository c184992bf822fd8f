/** The class by which `remarkStock` marks the folds of fields. */
export const FOLD = 'crd-fold';
