/** Where a reader meets a message. */
export interface MessagePlace {
  /** Kinds of the objects whose status or events show it. */
  readonly kinds?: readonly string[] | undefined;
  /** Type of the condition. */
  readonly condition?: string | undefined;
  readonly status?: 'True' | 'False' | 'Unknown' | undefined;
  /** Type of the event. */
  readonly event?: 'Normal' | 'Warning' | undefined;
  /** Status code of an API response. */
  readonly api?: number | undefined;
  /** The program that prints it, such as `kubectl` or `Cilium`. */
  readonly tool?: string | undefined;
}

/** One message that the platform or a tool beneath it shows, and what to do. */
export interface Message {
  /** Unique in the version; the anchor of its entry. */
  readonly id: string;
  /** Exact texts, with `{holes}` for values; without any, only a reason is shown. */
  readonly texts: readonly string[];
  /** Reason of a condition or an event. */
  readonly reason?: string | undefined;
  /** Error code of an API response. */
  readonly code?: string | undefined;
  readonly where: MessagePlace;
  /** What happened, in Markdown. */
  readonly means: string;
  /** A command that tells the message from its neighbors, and what it shows. */
  readonly tell?:
    {readonly command: string; readonly shows: string} | undefined;
  /** What to do, in Markdown. */
  readonly do: string;
}

/** A hole of a text: a name in braces, as in `{name}`. */
export const HOLE = /\{(?<name>[a-z][\w-]*)\}/giu;

/** The path of a version's messages, below the base URL. */
export function messagesFile({slug}: {readonly slug: string}): string {
  return `messages/${slug}.json`;
}

/** The anchor of a message's entry on its page. */
export function anchorOf({id}: Message): string {
  return `message-${id}`;
}

/** What a message is called where there is no text: its code or reason. */
export function titleOf({texts, reason, code, id}: Message): string {
  return texts[0] ?? code ?? reason ?? id;
}

/** Puts values into holes; one without a value becomes a placeholder, `<name>`. */
export function fillHoles(
  text: string,
  values: ReadonlyMap<string, string | undefined> = new Map(),
): string {
  return text.replace(
    HOLE,
    (_hole, name: string) => values.get(name) ?? `<${name}>`,
  );
}
