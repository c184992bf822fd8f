/** What a text is: manifests, or what a program printed. */
export type TextKind = 'manifest' | 'message';

/** A key that every manifest has, at any depth. */
const KEY_OF_MANIFEST =
  /^[ \t{-]*["']?(?:apiVersion|kind|metadata|spec)["']?[ \t]*:/mu;

/** How YAML begins, unlike the lines that programs print. */
const YAML_START =
  /^\s*(?:[#&*!%-]|(?!(?:curl|docker|error|fatal|helm|warning)\b)[a-z][\w./-]*:(?:\s|$))/u;

/** Says what a text is. */
export function textKind(text: string): TextKind {
  const isManifest = KEY_OF_MANIFEST.test(text) || YAML_START.test(text);
  return isManifest ? 'manifest' : 'message';
}
