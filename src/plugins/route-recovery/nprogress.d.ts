/** What is used of the progress bar that the theme brings. */
declare module 'nprogress' {
  const nprogress: {
    /** Numbers that the theme leaves as they are. */
    readonly settings: Readonly<Record<string, unknown>>;
    readonly done: () => void;
  };
  export default nprogress;
}
