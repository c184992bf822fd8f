import {startLiveParts} from './liveParts';

// The script that a page with live parts has beside the starter.
startLiveParts();
