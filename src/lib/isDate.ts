const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing date in the form `2025-09-18`. */
export function isDate(text: string): boolean {
  if (!DAY.test(text)) return false;
  // `Date` turns 31 June into 1 July, so the result must match the text.
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}
