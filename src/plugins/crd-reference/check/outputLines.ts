/** What lines of logs, shells and tools look like, each with an example. */
const SHAPES: readonly RegExp[] = [
  // 2025-11-28T10:00:00Z, [2025-11-28 10:00:00]
  /^\W{0,2}\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d/u,
  // I1128 10:00:00.000000, of Kubernetes
  /^[IWEF]\d{4} \d\d:\d\d/u,
  // level=error, "level":"error"
  /\b(?:level|lvl|severity)"?[=:] ?"?[a-z]+/iu,
  // time="…" msg="…"
  /^(?:time|ts|msg|t)=\S/u,
  // ERROR something, [warn] something
  /^\[?(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|TRACE)\]?[ :]/iu,
  // Error from server (NotFound): …, npm error …
  /^(?:\S+ )?(?:error|fatal|panic|exception)\b.*[:!]/iu,
  // zsh: command not found: a, sh: 1: a: not found
  /: (?:command )?not found(?:: \S+)?$/u,
  // cat: a: No such file or directory
  /: (?:no such file or directory|permission denied)$/iu,
  // curl: (7) Failed to connect, helm: …
  /^(?:ba|z)?sh: |^(?:curl|docker|git|helm|kubectl|make|wget): /u,
  // component.openchoreo.dev/a created
  /^[\w.-]+\/\S+ (?:created|configured|unchanged|deleted)/u,
  // NAME   READY   STATUS, LAST SEEN   TYPE
  /^[A-Z][A-Z-]+(?: [A-Z-]+)? {2,}[A-Z]+/u,
  // Name:         shop, as kubectl describes
  /^\s*[A-Z][\w ]*:\s{3,}\S/u,
  //   Warning  FailedScheduling  2m
  /^\s*(?:\d+\w+\s+)?(?:Normal|Warning)\s{2,}\w+/u,
  // HTTP/1.1 404 Not Found, < HTTP/2 500
  /^(?:< )?HTTP\/\d/u,
  // 10.0.0.1 - - [28/Nov/2025:10:00:00] "GET / HTTP/1.1" 502
  /^\S+ .*"(?:GET|POST|PUT|PATCH|DELETE) /u,
  // goroutine 1 [running]:, at f (a.js:1:2)
  /^goroutine \d+ |^\s+at \S+.*:\d+|^Traceback /u,
];

/** What programs say when something went wrong. */
const TROUBLE = [
  ...['back-off', "can't", 'cannot', 'denied', 'error', 'exceeded', 'fail'],
  ...['forbidden', 'invalid', 'missing', 'no such', 'not found', 'not ready'],
  ...['refused', 'rejected', 'timed out', 'timeout', 'unable', 'unauthorized'],
  ...['unexpected', 'unhealthy', 'unknown', 'unreachable'],
];

/** A line of a program's text, as opposed to a person's. */
const OF_PROGRAM = /["'`=/]|: |\w\.\w|\b[A-Z][a-z]+[A-Z]/u;

/** How a person begins. */
const OF_PERSON = new Set([
  ...['can', 'does', 'hi', 'how', 'i', "i'm", 'my', 'our', 'please', 'we'],
  ...['what', 'when', 'why', 'you'],
]);

/** How a line of code ends or begins. */
const CODE_END = /[;{}(,]$/u;
const CODE_START = /^\s*(?:#|\/\/|const|def|func|if|import|let|return)\b/u;

/** Whether a third of the lines of a text are what a program printed. */
export function hasOutput(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const printed = lines.filter((line) => isPrinted(line.slice(0, 500)));
  return printed.length > 0 && printed.length * 3 >= lines.length;
}

function isPrinted(line: string): boolean {
  if (SHAPES.some((shape) => shape.test(line))) return true;
  const lower = line.trim().toLowerCase();
  if (!TROUBLE.some((words) => lower.includes(words))) return false;
  const [first = ''] = lower.split(/\s+/u, 1);
  if (lower.endsWith('?') || OF_PERSON.has(first)) return false;
  const isCode = CODE_END.test(line) || CODE_START.test(line);
  return !isCode && OF_PROGRAM.test(line);
}
