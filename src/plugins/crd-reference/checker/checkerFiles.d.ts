/** The manifest checker's example, docs versions, and addresses of files by name. */
declare module '@generated/crd-reference/default/checkerFiles' {
  export const EXAMPLE: string;
  export const VERSIONS: readonly Readonly<
    Record<'name' | 'label' | 'slug' | 'route' | 'checker', string>
  >[];
  export const FILES: Readonly<Record<string, () => string>>;
}
