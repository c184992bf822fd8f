/** Docs versions of the manifest checker, and the addresses of its files by name. */
declare module '@generated/crd-reference/default/checkerFiles' {
  export const VERSIONS: readonly Readonly<
    Record<'name' | 'label' | 'slug' | 'route' | 'checker', string>
  >[];
  export const FILES: Readonly<Record<string, () => string>>;
}
