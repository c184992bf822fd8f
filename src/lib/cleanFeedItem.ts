/** What XML 1.0 forbids, even as a character reference. */
// eslint-disable-next-line no-control-regex -- these are the ones to find
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/gu;

const BUTTONS = /<button\b[^]*?<\/button>/gu;

/**
 * Removes from the texts of a feed's entry what no feed reader can use: control
 * characters, and buttons in the HTML.
 */
export function cleanFeedItem<Item extends object>(item: Item): Item {
  const entries = Object.entries(item).map(([key, value]) => [
    key,
    typeof value === 'string'
      ? value.replace(CONTROL_CHARACTERS, '').replace(BUTTONS, '')
      : (value as unknown),
  ]);
  // Only texts changed, and they are still texts.
  return Object.fromEntries(entries) as Item;
}
