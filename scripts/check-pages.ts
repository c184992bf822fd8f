/**
 * Checks all pages without building them: front matter, headings, images, and
 * links between pages. A build checks the same, and the links of templates.
 */
import path from 'node:path';

import {checkPages} from './check/checkPages';

const start = performance.now();
const {errors, pages, links} = checkPages(path.resolve(__dirname, '..'));
for (const {message} of errors) process.stderr.write(`${message}\n`);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(
  `Pages: ${pages} pages with ${links} links in ${seconds} s, ${errors.length} mistakes.\n`,
);
if (errors.length > 0) process.exitCode = 1;
