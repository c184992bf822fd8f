import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parseAllDocuments} from 'yaml';
import * as z from 'zod';

import {docsVersionByName} from '../../src/site/versions';

// `run.sh` sets these: its servers, and the folder of all its files.
const settings = process.env;

export const KUBERNETES = settings['KUBERNETES'] ?? '';
export const API_SERVER = settings['API'] ?? '';
export const FOLDER = settings['TMPDIR'] ?? '';
export const VERSION = docsVersionByName(settings['DOCS_VERSION'] ?? '');
export const SITE_DIR = path.resolve(import.meta.dirname, '../..');

const name = z.string();
const metadata = z.looseObject({name, namespace: z.string().optional()});
const manifest = z.looseObject({apiVersion: name, kind: name, metadata});

/** An object as a manifest has it. */
export type Manifest = z.output<typeof manifest>;

/** By version and kind: `workloads   openchoreo.dev/v1alpha1   true   Workload`. */
const kinds = new Map<string, {path: string; isNamespaced: boolean}>();
const rows = readFileSync(path.join(FOLDER, 'kinds'), 'utf8').trim();
for (const row of rows.split('\n')) {
  const words = row.split(/\s+/u);
  const [version, namespaced, kind] = words.slice(-3);
  const isNamespaced = namespaced === 'true';
  kinds.set(`${version} ${kind}`, {path: words[0] ?? '', isNamespaced});
}

/** The address of all objects of a kind; `undefined` if the cluster lacks it. */
export function addressOf(object: Manifest): string | undefined {
  const {apiVersion, kind, metadata} = object;
  const found = kinds.get(`${apiVersion} ${kind}`);
  if (!found) return undefined;
  const root = apiVersion.includes('/') ? 'apis' : 'api';
  const {namespace = 'default'} = metadata;
  const owner = found.isNamespaced ? `namespaces/${namespace}/` : '';
  return `${KUBERNETES}/${root}/${apiVersion}/${owner}${found.path}`;
}

/** The objects of a YAML text that are of a kind of the cluster. */
export function manifestsOf(text: string): Manifest[] {
  return parseAllDocuments(text, {version: '1.1', merge: true})
    .map((document) => manifest.safeParse(document.toJS()).data)
    .filter((object) => object !== undefined)
    .filter((object) => addressOf(object) !== undefined);
}

/** Calls a server that speaks JSON; `body` can be a text if it refuses. */
export async function call(method: string, address: string, content?: unknown) {
  const change = method === 'PATCH' ? 'merge-patch+json' : 'json';
  const response = await fetch(address, {
    method,
    // A server may close a connection while it is used again.
    headers: {'content-type': `application/${change}`, connection: 'close'},
    body: content === undefined ? null : JSON.stringify(content),
  });
  const text = await response.text();
  const isJson = /^\s*[{[]/u.test(text);
  const body: unknown = isJson ? JSON.parse(text) : text;
  return {status: response.status, body};
}

/**
 * Calls the API server of Kubernetes about an object.
 *
 * @param below - What follows the address: `/status`, or a query.
 */
export function request(method: string, object: Manifest, below = '') {
  const all = addressOf(object) ?? '';
  if (method === 'POST') return call(method, all + below, object);
  const content = method === 'PATCH' ? object : undefined;
  return call(method, `${all}/${object.metadata.name}${below}`, content);
}
