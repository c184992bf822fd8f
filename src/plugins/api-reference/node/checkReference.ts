import {ContentError} from '../../../lib/contentError';
import {nearest} from '../../../lib/nearest';
import type {YamlPath} from '../../../lib/readYaml';
import {withDescendants} from '../shared/flattenSchema';
import {shapeWordsKey} from '../shared/mergeDescriptions';

import {descriptionsFolder} from './folders';
import type {DescribedKind, VersionReference} from './readReference';

/**
 * Lists everything that is wrong or missing in the reference of a docs version:
 * unreadable files, fields without a description, descriptions without a field,
 * duplicate descriptions, and broken references.
 */
export function checkReference(reference: VersionReference): ContentError[] {
  return [
    ...reference.errors,
    ...[...reference.kinds.values()].flatMap((kind) =>
      fieldsWithoutWords(reference, kind),
    ),
    ...shapeWordsWithoutField(reference),
    ...repeatedWords(reference),
    ...referencesWithoutEnd(reference),
  ];
}

/** A kind with a page or a descriptions file needs descriptions of all its fields. */
function fieldsWithoutWords(
  {version}: VersionReference,
  {model, fields, words, descriptions}: DescribedKind,
): ContentError[] {
  const name = `${model.kind.toLowerCase()}.yaml`;
  if (descriptions === undefined) {
    if (model.page === undefined) return [];
    return [
      new ContentError(
        {file: model.file},
        `${model.kind} has a page, but its fields have no descriptions`,
        `Add ${descriptionsFolder(version)}/${name}.`,
      ),
    ];
  }
  return fields
    .flatMap(withDescendants)
    .filter(({path}) => !words.has(path))
    .map(
      ({path}) =>
        new ContentError(
          {...descriptions.document.place(['fields']), key: path},
          `this field of ${model.kind} has no description`,
          'Add one to `fields` or to a shape: what the field means, and what happens without it.',
        ),
    );
}

function shapeWordsWithoutField({
  shapes,
  usedShapeWords,
}: VersionReference): ContentError[] {
  if (shapes === undefined) return [];
  const {data, document} = shapes;
  return Object.entries(data).flatMap(([name, shape]) =>
    (['fields', 'shapes'] as const).flatMap((part) =>
      Object.keys(shape[part])
        .filter((path) => !usedShapeWords.has(shapeWordsKey(name, path)))
        .map(
          (path) =>
            new ContentError(
              document.place([name, part, path]),
              'no field of any kind uses this description',
              'Use the shape at the field, correct the path, or remove it.',
            ),
        ),
    ),
  );
}

/** The position of a description. */
interface WordsPlace {
  /** A kind or a shape. */
  readonly owner: string;
  readonly path: string;
  readonly error: (what: string) => ContentError;
}

/**
 * If fields of the same name in two kinds have the same description, it should
 * be a shape, so that both get every correction.
 */
function repeatedWords({kinds, shapes}: VersionReference): ContentError[] {
  const first = new Map<string, WordsPlace>();
  const errors: ContentError[] = [];
  for (const [words, place] of wordsPlaces({kinds, shapes})) {
    const key = `${lastName(place.path)}\n${words.replaceAll(/\s+/gu, ' ')}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, place);
    } else if (earlier.owner !== place.owner) {
      errors.push(
        place.error(
          `${earlier.owner} has the same description at \`${earlier.path}\``,
        ),
      );
    }
  }
  return errors;
}

function* wordsPlaces({
  kinds,
  shapes,
}: Pick<VersionReference, 'kinds' | 'shapes'>): Generator<
  [words: string, place: WordsPlace]
> {
  const place = (
    owner: string,
    path: string,
    document: {place: (at: YamlPath) => ContentError['place']},
    at: YamlPath,
  ): WordsPlace => ({
    owner,
    path,
    error: (what) =>
      new ContentError(
        document.place(at),
        what,
        'Move it to a shape in _shapes.yaml.',
      ),
  });
  for (const [name, {fields}] of Object.entries(shapes?.data ?? {})) {
    if (shapes === undefined) continue;
    for (const [path, words] of Object.entries(fields)) {
      const at = [name, 'fields', path];
      yield [words, place(`shape ${name}`, path, shapes.document, at)];
    }
  }
  for (const {model, descriptions} of kinds.values()) {
    if (descriptions === undefined) continue;
    const {data, document} = descriptions;
    for (const [path, words] of Object.entries(data.fields)) {
      yield [words, place(model.kind, path, document, ['fields', path])];
    }
  }
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/**
 * `from` must be a kind of the version, and `path` one of its fields. `to` can be
 * a kind of another project, so only a name in the wrong case is an error.
 */
function referencesWithoutEnd({
  kinds,
  references,
  referencesSource,
}: VersionReference): ContentError[] {
  if (referencesSource === undefined) return [];
  const {document} = referencesSource;
  const error = (
    at: YamlPath,
    what: string,
    similar: string | undefined,
  ): ContentError =>
    new ContentError(
      document.place(at),
      what,
      similar === undefined
        ? 'Correct it, or remove the row.'
        : `Did you mean ${similar}?`,
    );
  return references.flatMap(({from, path, to}, index) => {
    const errors: ContentError[] = [];
    const kind = kinds.get(from);
    if (kind === undefined) {
      errors.push(
        error(
          [index, 'from'],
          `this version has no kind ${from}`,
          nearest(from, kinds.keys()),
        ),
      );
    } else if (path !== null) {
      const paths = kind.fields.flatMap(withDescendants).map((one) => one.path);
      if (!paths.includes(path)) {
        errors.push(
          error(
            [index, 'path'],
            `${from} has no field \`${path}\``,
            nearest(path, paths),
          ),
        );
      }
    }
    const meant = [...kinds.keys()].find(
      (name) => name !== to && name.toLowerCase() === to.toLowerCase(),
    );
    if (meant !== undefined) {
      errors.push(error([index, 'to'], `kind ${to} is misspelt`, meant));
    }
    return errors;
  });
}
