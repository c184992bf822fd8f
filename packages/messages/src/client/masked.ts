/** What follows a word for something secret, or the data of a Secret. */
const SECRET =
  /(?<name>(?:password|passwd|token|secret|api[-_]?key|authorization)["']?\s*[:=]\s*(?:bearer\s+|basic\s+)?["']?)(?<value>[^\s"',}]{3,})/giu;

/** A text in which values that seem secret are dots. */
export function masked(text: string): string {
  return text.replace(SECRET, '$<name>•••');
}
