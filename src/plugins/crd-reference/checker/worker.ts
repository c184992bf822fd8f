import {explain, type Answer} from '../../messages/explain';
import type {Message} from '../../messages/readMessages';
import {checkPasted, type Verdict} from '../check/check';
import {readPasted} from '../check/pasted';
import {textKind, type TextKind} from '../check/textKind';
import {createCatalog, type Catalog} from '../model/catalog';

/** What the page asks its worker. */
export interface CheckRequest {
  readonly text: string;
  /** Name of the docs version. */
  readonly version: string;
  /** Address of the version's messages. */
  readonly messages: string;
}

/** What a text is, and what there is to say about it. */
export interface TextResult {
  readonly kind: TextKind;
  /** Only of manifests. */
  readonly verdict: Verdict | undefined;
  /** The messages in the text; `undefined` if the known ones did not load. */
  readonly explanations: readonly Answer[] | undefined;
}

export type Reply = 'started' | 'failed' | TextResult;

/** Longer text is cut, because nobody reads the messages of more. */
const LONGEST_EXPLAINED = 300_000;

/** Milliseconds to wait for messages, without which a text is checked too. */
const PATIENCE_MS = 5000;

const loaded = new Map<string, Promise<readonly Message[] | undefined>>();

/** The messages at an address, which are asked for once unless that fails. */
async function loadMessages(
  address: string,
): Promise<readonly Message[] | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(address, {signal});
    // The same build wrote it from checked records.
    return (await response.json()) as readonly Message[];
  } catch {
    loaded.delete(address);
    return undefined;
  }
}

async function loadCatalog(version: string): Promise<Catalog> {
  // The plugin writes the file, and the bundler makes it a script of its own.
  const file = (await import(
    `@generated/crd-reference/default/kinds-${version}.json`
  )) as {readonly default: Catalog};
  return createCatalog(file.default);
}

/** Checks and explains a text; the page stops the worker if it takes too long. */
async function answer(request: CheckRequest): Promise<void> {
  const {text, version, messages: address} = request;
  try {
    const loading = loaded.get(address) ?? loadMessages(address);
    loaded.set(address, loading);
    const catalog = await loadCatalog(version);
    const messages = await loading;
    postMessage('started' satisfies Reply);
    const explanations =
      messages && explain(text.slice(0, LONGEST_EXPLAINED), messages);
    const pasted = readPasted(text);
    const kind = textKind(pasted, Boolean(explanations?.length));
    const isManifest = kind === 'manifest';
    const verdict = isManifest ? checkPasted(pasted, catalog) : undefined;
    postMessage({kind, verdict, explanations} satisfies Reply);
  } catch {
    postMessage('failed' satisfies Reply);
  }
}

addEventListener('message', ({data}: MessageEvent<CheckRequest>) => {
  void answer(data);
});
