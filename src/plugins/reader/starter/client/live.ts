import {startLiveParts} from './liveParts';

// The extra script of a page with live parts.
startLiveParts();
