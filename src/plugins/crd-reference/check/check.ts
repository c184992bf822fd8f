import {didYouMeanOr} from '../../../content-errors/nearest';

import {
  invisibleCharacters,
  lookAlikes,
} from '../../../lib/invisibleCharacters';
import type {Catalog, KnownKind} from '../engine/catalog';
import {fieldSchema, type FieldSchema} from '../engine/fieldPath';
import {jsonSchema} from '../model/jsonSchema';

import {suggestion, type Finding} from './findings';
import {isObject} from './isObject';
import {inOrder, type Mistake, type Path} from './mistake';
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

/** How writers mark a block that isn't a complete manifest. */
const MARKS =
  'Mark a part with excerpt="Kind" (and at="spec.path" for a value inside it), and a file that is not a manifest with data="name".';

/**
 * Checks a YAML text against the kinds of a docs version.
 *
 * @returns Every mistake once, in the order of the text. What makes a text
 *   unreadable is told alone.
 */
export function check(
  text: string,
  claim: Claim,
  catalog: Catalog,
): readonly Mistake[] {
  return checkText(text, claim, catalog).mistakes;
}

/** As `check`, with the objects of the text. */
export function checkText(
  text: string,
  claim: Claim,
  catalog: Catalog,
): {
  readonly mistakes: readonly Mistake[];
  readonly objects: readonly CheckedObject[];
} {
  const objects: CheckedObject[] = [];
  const odd = [...invisibleCharacters(text), ...lookAlikes(text, 'yaml')];
  if (odd.length > 0) {
    const mistakes = odd.map(({line, column, ...found}) => ({
      ...{...found, at: {line, column}, path: ''},
    }));
    return {mistakes: inOrder(mistakes), objects};
  }
  const {documents, mistakes} = readYaml(text, claim.status !== 'data');
  const found = new Map<string, Mistake>();
  const add = (mistake: Mistake): void => {
    const {at, code, path} = mistake;
    found.set(`${at.line}:${at.column} ${code} ${path}`, mistake);
  };
  mistakes.forEach(add);
  const isForReader = claim.status === 'pasted';
  if (documents.length + found.size === 0) {
    add({
      ...{code: 'empty', at: {line: 1, column: 1}, path: ''},
      what: `the ${isForReader ? 'text' : 'sample'} is empty`,
      remedy: isForReader
        ? 'Paste a manifest.'
        : 'Write its content, or remove the block.',
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
      if (!one.allowsPlaceholders) rejectPlaceholders(one, data, []);
      if (isObject(data) && ('apiVersion' in data || 'kind' in data)) {
        checkObject(one, data, []);
      } else {
        tell(one, [], {
          code: 'not-a-manifest',
          what: `${isForReader ? 'this' : 'the block'} is not a complete manifest: it has neither apiVersion nor kind`,
          remedy: isForReader ? 'Paste it from its first line.' : MARKS,
        });
      }
    }
  }
  return {mistakes: inOrder([...found.values()]), objects};
}

/** Readers apply a published file unchanged, so they can't replace placeholders. */
function rejectPlaceholders(one: Check, value: unknown, path: Path): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      rejectPlaceholders(one, child, [
        ...path,
        Array.isArray(value) ? Number(key) : key,
      ]);
    }
  } else if (
    typeof value === 'string' &&
    hasPlaceholder(value) &&
    /^<[^<>\n]+>$/u.test(value)
  ) {
    tell(one, path, {
      code: 'placeholder',
      what: `found the placeholder ${value} in a file that readers apply unchanged`,
      remedy: 'Write a value, or write the manifest in the page instead.',
    });
  }
}

function checkData(one: Check, data: unknown, name: string): void {
  const {catalog} = one;
  const {apiVersion, kind} = isObject(data) ? data : {};
  const shape = catalog.platform.files[name];
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') {
    if (shape === undefined) return;
    validate(
      one,
      validatorOf(shape, () => jsonSchema(shape)),
      data,
      [],
    );
  } else if (catalog.find(apiVersion, kind)?.isFile === false) {
    tell(one, [], {
      code: 'hidden-manifest',
      what: `a manifest of kind ${kind} is marked as data, so it would not be checked`,
      remedy: 'Remove data="…" from the fence.',
    });
  }
}

function checkExcerpt(
  one: Check,
  data: unknown,
  {kind, at}: Claim & {readonly status: 'excerpt'},
): void {
  const {catalog} = one;
  const known = excerptKind(kind, catalog);
  if (known === undefined) {
    const elsewhere = catalog.elsewhere.get(kind);
    tell(one, [], {
      code: 'excerpt',
      what: `there is no kind ${kind} in ${catalog.version}`,
      remedy:
        elsewhere === undefined
          ? didYouMeanOr(
              'Use a kind of the platform or of Kubernetes.',
              kind,
              catalog.kinds.map((each) => each.kind),
            )
          : `${kind} exists only in ${elsewhere}. Remove it here.`,
    });
  } else if (at !== undefined) {
    const found = schemaAt(known, at, catalog);
    if (found.status !== 'found') {
      tell({...one, prefix: `at="${at}"`}, [], pathFinding(known.kind, found));
      return;
    }
    const {schema, field} = found;
    const within = {...one, prefix: at};
    validate(
      within,
      validatorOf(schema, () => jsonSchema(schema)),
      data,
      [],
    );
    checkOpenFields(within, data, known, field, []);
  } else if (isObject(data)) checkKind(one, data, known, []);
  else {
    tell(one, [], {
      code: 'excerpt',
      what: `an excerpt of ${known.kind} starts at its root, but this is not an object`,
      remedy: 'Add at="spec.path" with the path of the value.',
    });
  }
}

function excerptKind(name: string, catalog: Catalog): KnownKind | undefined {
  const slash = name.lastIndexOf('/');
  if (slash !== -1) {
    return catalog.find(name.slice(0, slash), name.slice(slash + 1));
  }
  const named = catalog.named(name);
  return (
    named.find(({origin}) => origin === 'platform') ??
    named.find(({schema}) => schema !== undefined) ??
    named[0]
  );
}

function schemaAt(
  known: KnownKind,
  path: string,
  {kubernetes, platform}: Catalog,
): FieldSchema {
  if (known.schema === undefined) {
    return {status: 'open', field: '', path: '', rest: path};
  }
  const metadata = kubernetes.schemaOf('V1ObjectMeta');
  const properties = {...known.schema.properties, metadata};
  const found = fieldSchema({...known.schema, properties}, path);
  if (found.status !== 'open' || known.origin !== 'platform') return found;
  const shape = platform.openFields[known.kind]?.[found.field];
  return shape && 'part' in shape
    ? fieldSchema(kubernetes.schemaOf(shape.part), found.rest)
    : found;
}

function pathFinding(
  kind: string,
  found: Exclude<FieldSchema, {status: 'found'}>,
): Finding {
  const {path} = found;
  return found.status === 'open'
    ? {
        code: 'excerpt',
        what: `the schema of ${kind} does not describe the content of ${path}`,
        remedy: `Use the kind of the content as excerpt, or end the path at ${path}.`,
      }
    : {
        code: 'excerpt',
        what: `${kind} has no ${found.step}${path === '' ? '' : ` in ${path}`}`,
        remedy: suggestion(found.step, found.allowed, 'Correct the path.'),
      };
}
