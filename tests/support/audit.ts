/** The type of annotation that records what a test audited. */
export const AUDITED = 'audited';
