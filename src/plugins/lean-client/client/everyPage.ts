/**
 * A client module without lifecycles: what every page shows is in the main
 * bundle, instead of in scripts of its own for each kind of page.
 */
export {default as Layout} from '@theme/Layout';
