import {isRecord} from '@openchoreo/page-tools/isRecord';
import {parseAllDocuments} from 'yaml';

import {groupOf} from '../../engine/catalog';

import type {FlowContext, FlowEvent, Thing} from './events';

type Manifest = Readonly<Record<string, unknown>>;

/** The objects of a text, also those of a List; unreadable ones are left out. */
export function readManifests(text: string): readonly Manifest[] {
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors.length > 0) return [];
    // A document's own types say that it may be anything.
    const value: unknown = document.toJS();
    if (!isRecord(value)) return [];
    const {items} = value;
    return Array.isArray(items) ? items.filter(isRecord) : [value];
  });
}

/**
 * What applying or deleting the objects of a text makes, needs and removes.
 *
 * @param namespace - That of the command, for objects that name none.
 */
export function manifestEvents(
  text: string,
  does: 'makes' | 'removes',
  namespace: string | undefined,
  offset: number,
  {catalog}: FlowContext,
): FlowEvent[] {
  const manifests = readManifests(text);
  return manifests.flatMap((manifest) => {
    const {apiVersion, kind, metadata} = manifest;
    const {name, namespace: own} = isRecord(metadata) ? metadata : {};
    const within = typeof own === 'string' ? own : namespace;
    const known = catalog.find(String(apiVersion), String(kind));
    const isKubernetes = known?.origin === 'kubernetes';
    const isOfPlatform = known?.origin === 'platform';
    const events: FlowEvent[] = [];
    const add = (
      how: FlowEvent['does'],
      what: Thing,
      value: unknown,
      more: Partial<FlowEvent> = {},
    ): void => {
      if (typeof value !== 'string' || /[<${\u{F8FF}]/u.test(value)) return;
      events.push({does: how, what, name: value, within, offset, ...more});
    };
    if (kind === 'Namespace') add(does, 'namespace', name, {within: undefined});
    else if (kind === 'Secret') add(does, 'secret', name);
    else {
      const title = `${String(kind)}/${String(name)}`;
      add(does, 'object', title, {isFromPlatform: isOfPlatform});
    }
    if (does === 'removes') return events;
    // SealedSecret, ExternalSecret: what their controllers make has their name.
    if (/.Secret$|^SecretRef/u.test(String(kind)))
      add('makes', 'secret', name, {isOwned: true});
    add('needs', 'namespace', own, {within: undefined});
    if (known !== undefined && !isKubernetes) {
      const group = groupOf(known.apiVersion);
      events.push({does: 'needs', what: 'start', group, offset});
    }
    // The platform makes pods of its own kinds later, and elsewhere.
    const later = {
      ...(!isKubernetes && own === undefined && {within: undefined}),
      ...(isOfPlatform && {isPatient: true, within: undefined}),
    };
    for (const [part, key, value] of entriesBelow(manifest, '')) {
      const isOwn = manifests.some(
        (one) => isRecord(one['metadata']) && one['metadata']['name'] === value,
      );
      if (isSecretName(part, key) && !isOwn) {
        add(kind === 'Certificate' ? 'makes' : 'needs', 'secret', value, later);
      }
      if (isOfPlatform && key === 'containers') {
        events.push({does: 'makes', what: 'application', offset});
      }
      if (part.endsWith('labels'))
        add('makes', 'label', key, {within: undefined});
      if (part.endsWith('nodeSelector'))
        add('needs', 'label', key, {within: undefined});
    }
    return events;
  });
}

function isSecretName(part: string, key: string): boolean {
  return (
    key === 'secretName' ||
    (key === 'name' &&
      /(?:secretKeyRef|secretRef|imagePullSecrets)$/u.test(part))
  );
}

/** Every key of an object with the keys that lead to it. */
function* entriesBelow(
  value: unknown,
  part: string,
): Generator<readonly [part: string, key: string, value: unknown]> {
  if (Array.isArray(value)) {
    for (const item of value) yield* entriesBelow(item, part);
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      yield [part, key, inner];
      yield* entriesBelow(inner, `${part}.${key}`);
    }
  }
}
