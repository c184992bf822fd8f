import {parseAllDocuments} from 'yaml';
import * as z from 'zod';

const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    namespace: z.string().optional(),
  }),
});

/** An object as a manifest has it. */
export type Manifest = z.output<typeof manifest>;

/** The objects of a YAML text; what is no object of Kubernetes is left out. */
export function manifestsOf(text: string): Manifest[] {
  return parseAllDocuments(text, {version: '1.1', merge: true})
    .map((document) => manifest.safeParse(document.toJS()).data)
    .filter((object) => object !== undefined);
}

const resource = z.object({
  name: z.string(),
  kind: z.string(),
  namespaced: z.boolean(),
});

const resourceList = z.object({resources: z.array(resource)});

const failure = z.object({
  message: z.string(),
  details: z
    .object({
      causes: z.array(z.object({field: z.string().optional()})).optional(),
    })
    .optional(),
});

/** The answer of an API server; `body` is an object, or says why it refuses. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Why the API server refused: its message, and the fields that it names. */
export function refusalOf({body}: Answer) {
  // An address that it doesn't have gets a text.
  const {data = {message: String(body), details: undefined}} =
    failure.safeParse(body);
  const {message, details} = data;
  return {
    message,
    fields: (details?.causes ?? []).map(({field = ''}) => field),
  };
}

/** Calls a server that speaks JSON. */
export async function call(
  method: string,
  address: string,
  body?: unknown,
  type = 'application/json',
): Promise<Answer> {
  const response = await fetch(address, {
    method,
    // A server may close a connection while it is used again.
    headers: {'content-type': type, connection: 'close'},
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = /^\s*[{[]/u.test(text);
  return {
    status: response.status,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  };
}

/** A cluster, by the address of its API server. */
export class Cluster {
  readonly #kinds = new Map<string, z.output<typeof resource>>();
  /** Of its API server, for callers who may do everything. */
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  /**
   * The address of the objects of a kind, in a namespace or in the cluster.
   *
   * @returns `undefined` if the cluster doesn't have the kind.
   */
  async addressOf({
    apiVersion,
    kind,
    metadata: {namespace = 'default'},
  }: Manifest): Promise<string | undefined> {
    const root = apiVersion.includes('/') ? 'apis' : 'api';
    const base = `${this.address}/${root}/${apiVersion}`;
    let found = this.#kinds.get(`${apiVersion} ${kind}`);
    if (found === undefined) {
      const {body} = await call('GET', base);
      const {resources = []} = resourceList.safeParse(body).data ?? {};
      found = resources.find(
        ({kind: own, name}) => own === kind && !name.includes('/'),
      );
      if (found === undefined) return undefined;
      this.#kinds.set(`${apiVersion} ${kind}`, found);
    }
    const {name, namespaced} = found;
    return `${base}/${namespaced ? `namespaces/${namespace}/` : ''}${name}`;
  }

  /** Calls the API server about an object. */
  async about(
    method: string,
    object: Manifest,
    {
      below = '',
      type = '',
      body,
    }: {below?: string; type?: string; body?: unknown} = {},
  ): Promise<Answer> {
    const address = await this.addressOf(object);
    const {apiVersion, kind, metadata} = object;
    if (address === undefined) throw new Error(`no kind ${apiVersion} ${kind}`);
    const name = method === 'POST' ? '' : `/${metadata.name}`;
    return call(method, address + name + below, body, type || undefined);
  }

  /** Asks whether the API server would create an object. */
  tryCreate(body: Manifest): Promise<Answer> {
    const below = '?dryRun=All&fieldValidation=Strict';
    return this.about('POST', body, {below, body});
  }

  /**
   * Creates an object, or changes what the manifest has in the existing one.
   *
   * @throws Error if the API server refuses it.
   */
  async apply(body: Manifest, validation = 'Strict'): Promise<void> {
    const below = `?fieldValidation=${validation}`;
    const type = 'application/merge-patch+json';
    let answer = await this.about('PATCH', body, {below, type, body});
    if (answer.status === 404) {
      answer = await this.about('POST', body, {below, body});
    }
    if (answer.status < 300) return;
    const {message} = refusalOf(answer);
    throw new Error(`${body.kind} ${body.metadata.name}: ${message}`);
  }
}
