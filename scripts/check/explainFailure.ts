import {readEnvironment} from '../../src/site/environment';

import {checkSite} from './checkPages';
import {renderErrors} from './renderErrors';

/**
 * Explains why a build failed. The framework stops at the first mistake, so the
 * checks of the site look for all of them.
 *
 * @param output - Output of the framework, shown if the checks find nothing.
 */
export async function explainFailure(
  siteDir: string,
  output: string,
): Promise<string> {
  const {errors} = await checkSite(siteDir);
  if (errors.length > 0) return linesOf(errors);
  const {baseUrl} = readEnvironment(process.env);
  return output + linesOf(renderErrors(siteDir, baseUrl, output));
}

function linesOf(errors: readonly Error[]): string {
  return errors.map(({message}) => `${message}\n`).join('');
}
