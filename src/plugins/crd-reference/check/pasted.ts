import {parseSources, type Source} from './sources';

/** What a reader pasted, read once for all that is asked of it. */
export interface Pasted {
  /** Manifests at their lines; what surrounds them is empty. */
  readonly text: string;
  readonly sources: readonly Source[];
  /** Whether a shell fills in `$name` and `${name}`. */
  readonly hasVariables: boolean;
}

/** Takes manifests out of what surrounds them, and parses them. */
export function readPasted(pasted: string): Pasted {
  const unwrapped = unwrap(pasted);
  return {...unwrapped, sources: parseSources(unwrapped.text)};
}

/** Without indentation, as a string of a manifest can have a fence. */
const FENCE = /^(?:```|~~~)/u;
const HERE_DOCUMENT = /<<(-?)\s*(['"]?)(\w+)\2/u;
const KEY = /^\s*(?:- )?(?:apiVersion|kind):/u;
/** The mark of a quote, or of a shell before each line of a here-document. */
const QUOTE = /^> ?/u;
/**
 * What a shell prints before a command: `$ `, `me@host:~/a$ `. A `#` is that of
 * root only behind a host; alone, it begins a comment.
 */
const PROMPT = /^(?:[\w.-]+[@:]\S*[$%#❯>]|[$%❯>]) +/u;

/** Commands that print manifests or take them, and those around them. */
const COMMANDS = new Set([
  ...['cat', 'choreoctl', 'curl', 'docker', 'echo', 'git', 'helm', 'k3d'],
  ...['kubectl', 'kustomize', 'oc'],
]);

/**
 * Takes manifests out of Markdown fences, here-documents and the output below a
 * command. Lines keep their numbers.
 *
 *     kubectl apply -f - <<EOF   →   ---
 *     kind: Project                  kind: Project
 *     EOF
 *     project.a.dev/b created
 */
export function unwrap(pasted: string): Omit<Pasted, 'sources'> {
  const lines: string[] = [];
  let hasVariables = false;
  let isContinued = false;
  /** What is printed after a here-document is no manifest. */
  let isOutput = false;
  let inside: ReturnType<typeof hereDocumentOf>;
  for (const line of outsideFences(withoutMargin(pasted.split('\n')))) {
    if (inside) {
      const quoted = line.replace(QUOTE, '');
      // The shell takes off tabs after `<<-`.
      const content = inside.hasTabs ? quoted.replace(/^\t+/u, '') : quoted;
      isOutput = content.trim() === inside.end;
      lines.push(isOutput ? '' : content);
      if (isOutput) inside = undefined;
    } else if (isContinued || isCommand(line)) {
      isOutput = false;
      isContinued = line.trimEnd().endsWith('\\');
      inside = hereDocumentOf(line);
      hasVariables ||= inside?.hasVariables === true;
      lines.push('---');
    } else {
      if (KEY.test(line)) isOutput = false;
      lines.push(isOutput ? '' : line);
    }
  }
  return {text: lines.join('\n'), hasVariables};
}

/** `cat <<-"EOF"` → it ends with `EOF`, has tabs and no variables. */
function hereDocumentOf(command: string) {
  const [, dash, quote, end] = HERE_DOCUMENT.exec(command) ?? [];
  if (end === undefined) return undefined;
  return {end, hasTabs: dash === '-', hasVariables: quote === ''};
}

/**
 * Takes off what was copied along in front of all lines: the mark of a quote or
 * the numbers of the lines. What is left may be indented, as a whole.
 *
 * `> kind: A` → `kind: A`; ` 7  kind: A` → `  kind: A`; ` 7\tkind: A` → `kind: A`
 */
function withoutMargin(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.every((line) => line.startsWith('>'))) {
    return lines.map((line) => line.replace(QUOTE, ''));
  }
  const numbers = filled.map((line) => Number.parseInt(line, 10));
  const isCounted =
    numbers.length > 1 &&
    numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
  if (!isCounted) return lines;
  return lines.map((line) => line.replace(/^\s*\d+[:|]?\t?/u, ''));
}

/** Leaves only what is inside of fences, if the manifests are there. */
function outsideFences(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => FENCE.test(line));
  if (first === -1) return lines;
  // The beginning of the fence may not have been copied.
  let isInside = lines.slice(0, first).some((line) => KEY.test(line));
  const inside = lines.map((line) => {
    if (!FENCE.test(line)) return isInside ? line : '';
    isInside = !isInside;
    return isInside ? '---' : '';
  });
  // A fence can have just the command that printed the manifest below it.
  const hasKey = (some: readonly string[]): boolean =>
    some.some((line) => KEY.test(line));
  if (hasKey(inside) || !hasKey(lines)) return inside;
  return lines.map((line) => (FENCE.test(line) ? '---' : line));
}

/**
 * Whether a line calls a command, with or without a prompt. It has no indentation,
 * as a string of a manifest can have commands.
 *
 * `$ sudo kubectl apply -f a.yaml` → true; `helm: 3` → false
 */
function isCommand(line: string): boolean {
  const words = line.replace(PROMPT, '').split(/ +/u);
  if (words[0] === 'sudo') words.shift();
  const [command = '', argument] = words;
  return COMMANDS.has(command) && Boolean(argument) && argument !== ':';
}
