import {isMap, isSeq, type Node, type YAMLMap} from 'yaml';

import type {Pasted} from './pasted';
import {MAX_LENGTH, type Source} from './sources';
import WORDS from './textKindWords.json';

/** The keys of all manifests, and those by which a part of one is known. */
const KEYS = [...WORDS.keysOfManifests, ...WORDS.keysOfParts];

/**
 * What a text is: manifests, what a program printed, or something else. No rule
 * tells for sure. These were chosen for the texts of `fixtures/textKinds.yaml`, and
 * its test shows what a change of them breaks.
 */
export type TextKind = 'manifest' | 'message' | 'neither';

/** A key of manifests, where YAML can't be read. */
const KEY_LINE = /^[ \t{+"'-]*(?:apiVersion|kind|metadata|spec)["' \t]*:/mu;

/**
 * Says what a text is.
 *
 * @param hasMessage - Whether it has a message that the reference knows.
 */
export function textKind(
  {text, sources}: Pasted,
  hasMessage: boolean,
): TextKind {
  if (text.length > MAX_LENGTH) return hasMessage ? 'message' : 'manifest';
  const kinds = [...topObjects(sources)].map(objectKind);
  const isPrinted = hasOutput(text);
  if (kinds.includes('manifest')) {
    const isLine = !text.trim().includes('\n');
    // A shell prints `kind: command not found`, which is YAML too.
    const isOfShell = isLine && isPrinted && !text.includes('apiVersion');
    return isOfShell ? 'message' : 'manifest';
  }
  if (hasMessage || isPrinted || kinds.includes('message')) return 'message';
  const isRead =
    kinds.length > 0 && sources.every(({parsed}) => parsed.errors.length === 0);
  return !isRead && KEY_LINE.test(text) ? 'manifest' : 'neither';
}

/** The objects at the top of the documents, and of lists there. */
function* topObjects(sources: readonly Source[]): Generator<YAMLMap> {
  for (const {parsed} of sources) {
    const {contents} = parsed;
    const nodes: unknown[] = isSeq(contents) ? contents.items : [contents];
    yield* nodes.filter(isMap);
  }
}

function objectKind(object: YAMLMap): TextKind {
  if (isStatusOrEvent(object)) return 'message';
  const keys = object.items.map(({key}) => String(key));
  const printed = keys.filter((key) => WORDS.keysOfOutput.includes(key)).length;
  // A log line can name the kind that it is about.
  const isLog = printed >= 2 && !keys.includes('apiVersion');
  const found = keys.filter((key) => KEYS.includes(key));
  // The Chart.yaml of Helm has an apiVersion, too.
  const isChart = keys.includes('version') && found.join() === 'apiVersion';
  if (found.length > 0 && !isLog && !isChart) return 'manifest';
  return printed > 0 && printed * 2 >= keys.length ? 'message' : 'neither';
}

/** A Status, an Event, or a list of Events. */
function isStatusOrEvent(object: YAMLMap): boolean {
  if (WORDS.reports.includes(String(object.get('kind')))) return true;
  const items = object.get('items');
  if (!isSeq<Node>(items) || items.items.length === 0) return false;
  return items.items.every((item) => isMap(item) && isStatusOrEvent(item));
}

/** What lines of logs, shells and tools look like, each with examples. */
const SHAPES: readonly RegExp[] = [
  // 2025-11-28T10:00:00Z, [2025-11-28 10:00:00]
  /^\W{0,2}\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d/u,
  // I1128 10:00:00.000000, of Kubernetes
  /^[IWEF]\d{4} \d\d:\d\d/u,
  // level=error, "severity":"error", msg="…"
  /\b(?:level|lvl|severity|msg)"?[=:] ?"?\w/iu,
  // ERROR something, [warn] something
  /^\[?(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|TRACE)\]?[ :]/iu,
  // curl: (60) something
  /^curl: \(\d+\) /u,
  // FATA[0000] something, of k3d; STEP 3/5: something, of Podman
  /^(?:[A-Z]{4}\[\d{4}\]|STEP \d+\/\d+:) /u,
  // component.openchoreo.dev/a created
  /^[\w.-]+\/\S+ (?:created|configured|unchanged|deleted)/u,
  // NAME   READY   STATUS; Name:      shop;   Warning  Failed   2m
  /^\s*(?:\d+\w+ +)?[A-Z][\w -]*:? {2,}\S/u,
  // HTTP/1.1 404 Not Found; 10.0.0.1 - - "GET / HTTP/1.1" 502
  /\bHTTP\/\d/u,
  // goroutine 1 [running]:, and below it /go/a.go:1 +0x1e5
  /^goroutine \d+ |\.go:\d+ \+0x/u,
  // Traceback (most recent call last):, at f (a.js:1:2)
  /^Traceback |^\s+at \S+.*:\d+/u,
];

/** A line of a program's text, as opposed to a person's. */
const OF_PROGRAM = /["'`=/]|: |\w\.\w|\b[A-Z][a-z]+[A-Z]/u;

/** How a line of code ends, or a comment of it begins. */
const CODE = /[;{}(,]$|^\s*(?:#|\/\/)/u;

/** Whether a third of the lines of a text are what a program printed. */
function hasOutput(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const printed = lines.filter((line) => isPrintedLine(line.slice(0, 500)));
  return printed.length > 0 && printed.length * 3 >= lines.length;
}

function isPrintedLine(line: string): boolean {
  if (SHAPES.some((shape) => shape.test(line))) return true;
  const lower = line.trim().toLowerCase();
  if (!WORDS.trouble.some((words) => lower.includes(words))) return false;
  const [first = ''] = lower.split(/\s+/u, 1);
  if (lower.endsWith('?') || WORDS.ofPersonsAndCode.includes(first)) {
    return false;
  }
  return OF_PROGRAM.test(line) && !CODE.test(line);
}
