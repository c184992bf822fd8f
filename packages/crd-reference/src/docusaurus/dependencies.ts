/** What this loader uses of a bundler's context. */
interface LoaderContext {
  readonly getOptions: () => {readonly folders: readonly string[]};
  readonly addContextDependency: (folder: string) => void;
}

/**
 * A loader that makes pages depend on the data of the reference, so that a kept
 * page is compiled again when a definition changes.
 */
export default function dependencies(
  this: LoaderContext,
  source: string,
): string {
  for (const folder of this.getOptions().folders) {
    this.addContextDependency(folder);
  }
  return source;
}
