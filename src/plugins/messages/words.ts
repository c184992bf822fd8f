import type {Message} from './readMessages';

/** A hole of a text: a name in braces, as in `{name}`. */
export const HOLE = /\{([a-z]\w*)\}/giu;

/** The path of a version's messages, below the base URL. */
export function messagesFile({slug}: {readonly slug: string}): string {
  return `messages/${slug}.json`;
}

/** The anchor of a message's entry on its page. */
export function anchorOf({id}: Message): string {
  return `message-${id}`;
}

/** What a message is called, with placeholders such as `<name>`. */
export function titleOf(message: Message): string {
  const [text] = [...message.message, ...message.shared];
  return fillHoles(text ?? message.code ?? message.reason ?? message.id);
}

/** Puts values into holes; one without a value becomes a placeholder. */
export function fillHoles(
  text: string,
  values: Readonly<Record<string, string>> = {},
): string {
  return text.replace(
    HOLE,
    (_hole, name: string) => values[name]?.trim() || `<${name}>`,
  );
}
