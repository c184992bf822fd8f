import type {Message} from './readMessages';

/** A hole of a text: a name in braces, as in `{name}`. */
export const HOLE = /\{([a-z]\w*)\}/giu;

/** The path of a version's messages, below the base URL. */
export function messagesPath({slug}: {readonly slug: string}): string {
  return `messages/${slug}.json`;
}

/** The anchor of a message's entry on its page. */
export function entryAnchor({id}: Message): string {
  return `message-${id}`;
}

/** What a message is called, with placeholders such as `<name>`. */
export function titleOf(message: Message): string {
  const [text] = [...message.message, ...message.shared];
  return fillHoles(text ?? message.code ?? message.reason ?? message.id);
}

/**
 * Fills the holes of a text: `{a} is in {b}` → `nginx is in <b>`.
 *
 * @param values - By hole; one without a value becomes a placeholder.
 */
export function fillHoles(
  text: string,
  values: ReadonlyMap<string, string> = new Map(),
): string {
  return text.replace(
    HOLE,
    (_hole, name: string) => values.get(name) || `<${name}>`,
  );
}
