/** The part of the theme's progress bar that is used here. */
declare module 'nprogress' {
  const nprogress: {
    /** Settings that the theme does not change. */
    readonly settings: Readonly<Record<string, unknown>>;
    readonly done: () => void;
  };
  export default nprogress;
}
