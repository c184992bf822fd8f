const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, written as `2025-09-18`. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  // A day that a month does not have is taken for one of the next month.
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}
