import {existsSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';
import type {YamlPath} from '../../../content-errors/readYaml';

import {fieldSchema} from '../engine/fieldPath';
import type {KindModel} from '../model/model';
import {platformFile, type PlatformFacts} from '../model/platformFacts';
import type {ReferenceVersion} from '../referenceSite';

import {readTyped} from './readTyped';
import {KUBERNETES_FILE} from './kubernetesFile';

/** What is known of a platform of which there is nothing but an API group. */
export function factsOfGroup(group = 'none'): PlatformFacts {
  return platformFile.parse({group, groupWord: group});
}

/**
 * Reads what the checks know about the platform of a docs version beside its
 * structures.
 *
 * @param kinds - The kinds of the version, which the file's fields must have.
 * @param errors - Mistakes in the file are added here.
 */
export function readPlatformFacts(
  siteDir: string,
  version: ReferenceVersion,
  kinds: readonly KindModel[],
  errors: ContentError[],
): PlatformFacts {
  const file = `${version.reference}/_platform.yaml`;
  const read = readTyped(siteDir, file, platformFile, errors);
  if (read === undefined) {
    const [first] = kinds;
    const isMissing = !existsSync(path.join(siteDir, file));
    if (first && isMissing) {
      const what = `the checks of ${version.label} need this file`;
      const remedy = 'Copy it from another docs version and adapt it.';
      errors.push(new ContentError({file}, what, remedy));
    }
    return factsOfGroup(first?.group);
  }
  const {data, document} = read;
  // An unreadable structure is an error already; its fields may be fine.
  if (errors.length > 0) return data;
  const report = (at: YamlPath, what: string, remedy: string): void => {
    errors.push(new ContentError(document.place(at), what, remedy));
  };
  const requireField = (at: YamlPath, kind: string, field: string): void => {
    const model = kinds.find((each) => each.kind === kind);
    if (model && fieldSchema(model.schema, field).status === 'found') return;
    const what = model
      ? `${kind} has no field ${field} in ${version.label}`
      : `there is no kind ${kind} in ${version.label}`;
    report(at, what, 'Correct it, or remove the entry.');
  };
  for (const [kind, shapes] of Object.entries(data.openFields)) {
    for (const [field, shape] of Object.entries(shapes)) {
      const at = ['openFields', kind, field];
      requireField(at, kind, field);
      if (!('part' in shape) || shape.part in KUBERNETES_FILE.$defs) continue;
      report(
        [...at, 'part'],
        `Kubernetes has no definition ${shape.part}`,
        'Write a name from kubernetes.json, such as V1PodSpec.',
      );
    }
  }
  for (const [kind, names] of Object.entries(data.renamedFields)) {
    for (const [before, after] of Object.entries(names)) {
      requireField(['renamedFields', kind, before], kind, after);
    }
  }
  return data;
}
