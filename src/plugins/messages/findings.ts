import {fold, type Folded} from './folded';
import type {Condition, Pasted} from './pasted';
import type {Message} from './readMessages';
import {
  findTemplate,
  parseTemplate,
  type Match,
  type Span,
  type Template,
} from './template';

/** A message that a text has. */
export interface Finding {
  readonly message: Message;
  readonly match: Match;
  readonly line: number;
  readonly condition: Condition | undefined;
  /** Whether only the reason or the code of the message was found. */
  readonly isName: boolean;
  /** How much of a text the message decides. */
  readonly weight: number;
}

/** A message whose texts have been split. */
interface PreparedMessage {
  readonly message: Message;
  /** Of which one must be in a text, folded. */
  readonly signs: readonly string[];
  readonly own: readonly Template[];
  readonly shared: readonly Template[];
  readonly names: readonly string[];
}

/** Words that only a text about the platform has: its name, and kinds of its own. */
const PLATFORM_SIGNS =
  'choreo servicebinding webapplication scheduledtask componentdeployment componentenvsnapshot componenttypedefinition deploymentpipeline buildplane dataplane apibinding gitcommitrequest'.split(
    ' ',
  );

/** Words that Kubernetes, Docker, Helm and what runs on them print, folded. */
const CLUSTER_SIGNS =
  'kube cluster docker containerd helm k3d kind- podman buildpack [builder] [exporter] argo workflow clone registry manifests/ /v2/ /api/v1 /apis/ /api? .svc webhook failedtopull errorfromserver totheserver rpcerror pod/ pods job namespace installationfailed upgradefailed'.split(
    ' ',
  );

/** The same messages are asked with every key that a reader presses. */
const PREPARED = new WeakMap<readonly Message[], readonly PreparedMessage[]>();

/** Finds all messages in a text, also those inside of others. */
export function findAll(
  messages: readonly Message[],
  pasted: Pasted,
): Finding[] {
  const findings: Finding[] = [];
  const {folded, ends, lineOf, conditionOf} = pasted;
  const isAboutPlatform = hasSign(PLATFORM_SIGNS, folded);
  const isAboutCluster = isAboutPlatform || hasSign(CLUSTER_SIGNS, folded);
  const prepared = PREPARED.get(messages) ?? messages.map(prepare);
  PREPARED.set(messages, prepared);
  for (const {message, signs, own, shared, names} of prepared) {
    if (signs.length > 0 && !hasSign(signs, folded)) continue;
    const add = (template: Template, name?: string): void => {
      for (const match of findTemplate(template, folded, ends)) {
        if (name !== undefined && !isWritten(name, match, pasted)) continue;
        const line = lineOf[match.start] ?? 0;
        const condition = conditionOf.get(line);
        const {weight} = template;
        const isName = name !== undefined;
        findings.push({message, match, line, condition, isName, weight});
      }
    };
    const isNear = isOfPlatform(message) ? isAboutPlatform : isAboutCluster;
    const isSure = isNear || signs.length > 0;
    for (const template of isSure ? [...own, ...shared] : own) add(template);
    for (const name of names) add(parseTemplate(name), name);
  }
  return findings;
}

/** Whether the platform prints a message itself: its source is a file. */
export function isOfPlatform({source}: Message): boolean {
  return source.includes('/');
}

/** What a text has in a span of its folded form. */
export function textOf({start, end}: Span, {text, folded}: Pasted): string {
  const last = folded.places[end - 1];
  if (end <= start || last === undefined) return '';
  return text.slice(folded.places[start], last + 1);
}

/** Whether a name is written exactly so; a terminal may have broken it. */
function isWritten(name: string, match: Match, pasted: Pasted): boolean {
  return textOf(match, pasted).replace(/\s/gu, '') === name;
}

function hasSign(signs: readonly string[], {text}: Folded): boolean {
  return signs.some((sign) => text.includes(sign));
}

function prepare(message: Message): PreparedMessage {
  return {
    message,
    signs: (message.beside ?? []).map((sign) => fold(sign).text),
    own: [...message.message, ...message.more].map(parseTemplate),
    shared: message.shared.map(parseTemplate),
    names: [message.reason, message.code].filter((name) => name !== undefined),
  };
}
