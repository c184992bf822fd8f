/** Where a mistake is. Lines and columns count from 1. */
export interface ContentPlace {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The affected key or field path, such as `spec.owner.projectName`. */
  readonly key?: string | undefined;
}

/** What is wrong, and how to fix it, before its place is known. */
export interface Fault {
  /** What was found and what is allowed, without a full stop. */
  readonly what: string;
  /** How to fix it, as a sentence. */
  readonly remedy: string;
}

/** A writer's mistake: where it is, what is wrong, and how to fix it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly place: ContentPlace;
  readonly what: string;
  readonly remedy: string;

  constructor(place: ContentPlace, what: string, remedy: string) {
    const {file, line, column, key} = place;
    // As editors and CI's problem matchers read it.
    const parts = [file, line, column].filter((part) => part !== undefined);
    const where = parts.join(':') + (key === undefined ? '' : ` ${key}`);
    super(`${where}: ${what}. ${remedy}`);
    this.place = place;
    this.what = what;
    this.remedy = remedy;
  }
}

/** Several mistakes in one error, a line each, so that a writer can fix them all. */
export class ContentErrors extends Error {
  override readonly name = 'ContentErrors';

  constructor(errors: readonly ContentError[]) {
    super(errors.map(({message}) => message).join('\n'));
    // Whoever prints an error prints its stack, which does not help writers.
    this.stack = this.message;
  }
}

/** @throws ContentErrors with all mistakes, unless there are none. */
export function failWithAll(errors: readonly ContentError[]): void {
  if (errors.length > 0) throw new ContentErrors(errors);
}
