/**
 * A client module without lifecycles. It pulls the layout into the main bundle,
 * instead of into a separate script for each kind of page.
 */
export {default as Layout} from '@theme/Layout';
