import type {SearchSettings} from '../shared/settings';

/** Set by the build. */
declare const SEARCH_SETTINGS: SearchSettings;

/** What search knows of the site. */
export const SETTINGS = SEARCH_SETTINGS;
