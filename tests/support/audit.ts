/** The kind of note in which a test says what it has looked at. */
export const AUDITED = 'audited';
