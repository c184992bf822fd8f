import {isRecord} from '../../../lib/isRecord';
import {
  invisibleCharacters,
  lookAlikes,
} from '../../../lib/invisibleCharacters';
import type {Catalog, KnownKind} from '../model/catalog';
import {definitionOf} from '../model/kubernetes';
import {fieldSchema, type FieldSchema} from '../model/fields';
import {jsonSchema} from '../model/jsonSchema';
import type {SchemaNode} from '../model/model';

import {suggestion} from './findings';
import {inOrder, walk, type Mistake} from './mistake';
import {checkKind, checkObject, checkOpenFields} from './objects';
import {readYaml} from './readYaml';
import {
  hasPlaceholder,
  tell,
  validate,
  type Check,
  type CheckedObject,
} from './validate';
import {validatorOf} from './validator';

/** What a YAML text is supposed to be. */
export type Claim =
  /** Complete manifests, as `kubectl apply` expects them. */
  | {
      readonly status: 'manifests';
      /** Whether it is a published file, which readers apply unchanged. */
      readonly isFile: boolean;
      /** Whether a shell fills in `$name` and `${name}`. */
      readonly hasVariables?: boolean | undefined;
    }
  /** A part of a manifest: the manifest with fields missing, or a value in it. */
  | {
      readonly status: 'excerpt';
      /** Such as `Component`, or with its group `apps/v1/Deployment`. */
      readonly kind: string;
      readonly at?: string | undefined;
      readonly hasVariables?: boolean | undefined;
    }
  /** A YAML file that isn't a manifest. */
  | {readonly status: 'data'; readonly name: string}
  /** What a reader pastes: complete manifests. */
  | {readonly status: 'pasted'; readonly hasVariables?: boolean | undefined};

/** What is said of a text as a whole: a reader can't change a page. */
const WORDS = {
  reader: {
    empty: {what: 'the text is empty', remedy: 'Paste a manifest.'},
    fragment: {
      what: 'this is not a complete manifest: it has neither apiVersion nor kind',
      remedy: 'Paste it from its first line.',
    },
  },
  writer: {
    empty: {
      what: 'the sample is empty',
      remedy: 'Write its content, or remove the block.',
    },
    fragment: {
      what: 'the block is not a complete manifest: it has neither apiVersion nor kind',
      remedy:
        'Mark a part with excerpt="Kind" (and at="spec.path" for a value inside it), and a file that is not a manifest with data="name".',
    },
  },
} as const;

/**
 * Checks a YAML text against the kinds of a docs version.
 *
 * @returns Every mistake once, in the order of the text, and the objects of the
 *   text. What makes a text unreadable is told alone.
 */
export function check(
  text: string,
  claim: Claim,
  catalog: Catalog,
): {
  readonly mistakes: readonly Mistake[];
  readonly objects: readonly CheckedObject[];
} {
  const objects: CheckedObject[] = [];
  const found = new Map<string, Mistake>();
  const add = (mistake: Mistake): void => {
    const {at, code, path} = mistake;
    found.set(`${at.line}:${at.column} ${code} ${path}`, mistake);
  };
  for (const odd of [...invisibleCharacters(text), ...lookAlikes(text)]) {
    const {line, column, ...said} = odd;
    add({...said, at: {line, column}, path: ''});
  }
  const {documents, mistakes} =
    found.size === 0
      ? readYaml(text, claim.status !== 'data')
      : {documents: [], mistakes: []};
  mistakes.forEach(add);
  if (documents.length + found.size === 0) {
    add({
      ...{code: 'empty', at: {line: 1, column: 1}, path: ''},
      ...WORDS[claim.status === 'pasted' ? 'reader' : 'writer'].empty,
    });
  }
  for (const document of documents) {
    const one: Check = {
      ...{catalog, document, objects, add},
      isPart: claim.status === 'excerpt',
      allowsPlaceholders: claim.status !== 'manifests' || !claim.isFile,
      allowsVariables: claim.status !== 'data' && claim.hasVariables === true,
    };
    const {data} = document;
    if (claim.status === 'data') checkData(one, data, claim.name);
    else if (claim.status === 'excerpt') checkExcerpt(one, data, claim);
    else {
      if (!one.allowsPlaceholders) rejectPlaceholders(one, data);
      if (isRecord(data) && ('apiVersion' in data || 'kind' in data)) {
        checkObject(one, data, []);
      } else {
        const {fragment} =
          WORDS[claim.status === 'pasted' ? 'reader' : 'writer'];
        tell(one, [], {code: 'not-a-manifest', ...fragment});
      }
    }
  }
  return {mistakes: inOrder([...found.values()]), objects};
}

/** Readers apply a published file unchanged, so they can't replace placeholders. */
function rejectPlaceholders(one: Check, data: unknown): void {
  for (const {path, value} of walk(data)) {
    if (typeof value !== 'string' || !/^<[^<>\n]+>$/u.test(value)) continue;
    if (!hasPlaceholder(value)) continue;
    tell(one, path, {
      code: 'placeholder',
      what: `found the placeholder ${value} in a file that readers apply unchanged`,
      remedy: 'Write a value, or write the manifest in the page instead.',
    });
  }
}

function checkData(one: Check, data: unknown, name: string): void {
  const {catalog} = one;
  const {apiVersion, kind} = isRecord(data) ? data : {};
  const shape = catalog.platform.files[name];
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') {
    if (shape) checkSchema(one, data, shape);
  } else if (catalog.find(apiVersion, kind)) {
    tell(one, [], {
      code: 'hidden-manifest',
      what: `a manifest of kind ${kind} is marked as data, so it would not be checked`,
      remedy: 'Remove data="…" from the fence.',
    });
  }
}

function checkSchema(one: Check, data: unknown, schema: SchemaNode): void {
  const run = validatorOf(schema, () => jsonSchema(schema));
  validate(one, run, data, []);
}

function checkExcerpt(
  one: Check,
  data: unknown,
  {kind, at}: Claim & {readonly status: 'excerpt'},
): void {
  const {catalog} = one;
  const say = (what: string, remedy: string, prefix?: string): void => {
    tell({...one, prefix}, [], {code: 'excerpt', what, remedy});
  };
  const known = excerptKind(kind, catalog);
  if (known === undefined) {
    const elsewhere = catalog.elsewhere.get(kind);
    const kinds = catalog.kinds.map((each) => each.kind);
    say(
      `there is no kind ${kind} in ${catalog.version}`,
      elsewhere === undefined
        ? suggestion(
            kind,
            kinds,
            'Use a kind of the platform or of Kubernetes.',
          )
        : `${kind} exists only in ${elsewhere}. Remove it here.`,
    );
  } else if (at === undefined) {
    if (isRecord(data)) checkKind(one, data, known, []);
    else {
      say(
        `an excerpt of ${known.kind} starts at its root, but this is not an object`,
        'Add at="spec.path" with the path of the value.',
      );
    }
  } else {
    const found = schemaAt(known, at, catalog);
    const {path = ''} = found.status === 'found' ? {} : found;
    if (found.status === 'found') {
      const within = {...one, prefix: at};
      checkSchema(within, data, found.schema);
      checkOpenFields(within, data, known, found.field, []);
    } else if (found.status === 'open') {
      say(
        `the schema of ${known.kind} does not describe the content of ${path}`,
        `Use the kind of the content as excerpt, or end the path at ${path}.`,
        `at="${at}"`,
      );
    } else {
      say(
        `${known.kind} has no ${found.step}${path === '' ? '' : ` in ${path}`}`,
        suggestion(found.step, found.allowed, 'Correct the path.'),
        `at="${at}"`,
      );
    }
  }
}

function excerptKind(name: string, catalog: Catalog): KnownKind | undefined {
  const slash = name.lastIndexOf('/');
  if (slash !== -1) {
    return catalog.find(name.slice(0, slash), name.slice(slash + 1));
  }
  const named = catalog.named(name);
  return named.find(({schema}) => schema !== undefined) ?? named[0];
}

function schemaAt(
  known: KnownKind,
  path: string,
  {platform}: Catalog,
): FieldSchema {
  const metadata = definitionOf('V1ObjectMeta');
  const {schema = {'x-kubernetes-preserve-unknown-fields': true}} = known;
  const properties = {...schema.properties, metadata};
  const found = fieldSchema({...schema, properties}, path);
  if (found.status !== 'open' || known.origin !== 'platform') return found;
  const shape = platform.openFields[known.kind]?.[found.field];
  return shape && 'part' in shape
    ? fieldSchema(definitionOf(shape.part), found.rest)
    : found;
}
