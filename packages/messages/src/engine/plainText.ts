/* eslint-disable no-control-regex -- control characters are what this looks for */

/** Colors and other commands to a terminal. */
const TERMINAL =
  /\u001b(?:\[[\d;?]*[A-Za-z]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/gu;

/** Control characters other than tabs and ends of lines. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/gu;

/** A text without colors, carriage returns and control characters. */
export function cleanText(text: string): string {
  return text
    .replace(TERMINAL, '')
    .replace(/\r\n?/gu, '\n')
    .replace(CONTROL, '')
    .replace(/\u00a0/gu, ' ');
}

/**
 * A clean text in which all quotation marks are the same, as logs escape them
 * and editors make them typographic.
 */
export function plainText(text: string): string {
  return (
    cleanText(text)
      // An apostrophe inside a word is none of them.
      .replace(/\\?(?:["`“”‘]|(?<!\w)['’]|['’](?!\w))/gu, '"')
      .replaceAll('’', "'")
  );
}
