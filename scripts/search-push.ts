/**
 * Replaces the hosted search index with that of the built site:
 *
 *   npm run search:push                      needs ALGOLIA_APP_ID and
 *                                            ALGOLIA_WRITE_KEY in the environment
 *   npm run search:push -- --dry-run         only prints what would be sent
 *   npm run search:push -- --dry-run --out records.json
 */
import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';

import {algoliasearch} from 'algoliasearch';

import {hostedRecords} from '../src/plugins/search/node/hostedRecords';
import {readEnvironment} from '../src/site/environment';
import {runCommand} from './command/runCommand';
import {readBuiltCorpora} from './search/builtEngine';
import {replaceIndex, SETTINGS, SYNONYMS} from './search/hostedIndex';
import {readPushSettings} from './search/pushSettings';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      'dry-run': {type: 'boolean', default: false},
      out: {type: 'string'},
    },
  });
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  const corpora = await readBuiltCorpora(values.dir);
  const records = hostedRecords(corpora, siteUrl + baseUrl);
  if (values.out !== undefined) {
    const content = {settings: SETTINGS, synonyms: SYNONYMS, records};
    await writeFile(values.out, `${JSON.stringify(content, null, 1)}\n`);
    report(`Wrote ${records.length} records to ${values.out}`);
  }
  if (values['dry-run']) {
    const bytes = Buffer.byteLength(JSON.stringify(records));
    report(
      `Would send ${records.length} records, ${Math.round(bytes / 1000)} kB, and ${SYNONYMS.length} groups of synonyms. Nothing was sent.`,
    );
    return;
  }
  const {appId, writeKey, indexName} = readPushSettings(process.env);
  const client = algoliasearch(appId, writeKey);
  await replaceIndex(client, indexName, records, report);
  report(`${indexName} now has ${records.length} records.`);
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

void runCommand(main);
