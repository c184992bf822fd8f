// Takes the place of Prism. An alias of `false` makes a module whose id, and with it
// the names of files, depend on the folder of the build.
export {};
