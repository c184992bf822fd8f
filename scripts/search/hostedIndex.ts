import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';

import {WORD_GROUPS} from '../../src/plugins/search/engine/relatedWords';
import type {HostedRecord} from '../../src/plugins/search/node/hostedRecords';
import {SEARCH} from '../../src/site/limits';

/** Settings of the hosted index: those of DocSearch, adapted to this site. */
export const SETTINGS: IndexSettings = {
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${SEARCH.snippetWords}`],
  camelCaseAttributes: ['hierarchy', 'content'],
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: [
    ...['words', 'filters', 'typo', 'attribute'],
    ...['proximity', 'exact', 'custom'],
  ],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  hitsPerPage: SEARCH.hitsPerPage,
};

/** The groups of related words of the embedded engine, as synonyms. */
export const SYNONYMS: readonly SynonymHit[] = WORD_GROUPS.map(
  (synonyms, place) => ({
    objectID: `group-${place + 1}`,
    type: 'synonym',
    synonyms: [...synonyms],
  }),
);

/** The methods of the provider's client that replacing an index needs. */
export type IndexClient = Pick<
  Algoliasearch,
  | 'deleteIndex'
  | 'setSettings'
  | 'saveSynonyms'
  | 'chunkedBatch'
  | 'operationIndex'
  | 'waitForTask'
>;

/**
 * Replaces a hosted index. Everything goes into a temporary index, which then
 * replaces the old one in a single step. If anything fails before that step,
 * readers still search the old index.
 *
 * @param report - Called with the name of each step.
 * @throws Error with the name of the step that failed.
 */
export async function replaceIndex(
  client: IndexClient,
  indexName: string,
  records: readonly HostedRecord[],
  report: (line: string) => void,
): Promise<void> {
  const temporary = `${indexName}_next`;
  const done = async (name: string, taskID: number) => {
    await client.waitForTask({indexName: name, taskID});
  };
  const step = async (name: string, work: () => Promise<void>) => {
    report(name);
    try {
      await work();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `${name}: ${reason}\nThe index that readers search is unchanged. Fix the cause and run the command again.`,
        {cause},
      );
    }
  };
  try {
    await step(`Deleting ${temporary} of an earlier run`, async () => {
      const {taskID} = await client.deleteIndex({indexName: temporary});
      await done(temporary, taskID);
    });
    await step('Writing settings', async () => {
      const {taskID} = await client.setSettings({
        indexName: temporary,
        indexSettings: SETTINGS,
      });
      await done(temporary, taskID);
    });
    await step(`Writing ${SYNONYMS.length} groups of synonyms`, async () => {
      const {taskID} = await client.saveSynonyms({
        indexName: temporary,
        synonymHit: [...SYNONYMS],
        replaceExistingSynonyms: true,
      });
      await done(temporary, taskID);
    });
    await step(`Writing ${records.length} records`, async () => {
      await client.chunkedBatch({
        indexName: temporary,
        objects: records.map((record) => ({...record})),
        action: 'addObject',
        waitForTasks: true,
      });
    });
    await step(`Replacing ${indexName} with ${temporary}`, async () => {
      const {taskID} = await client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      });
      await done(temporary, taskID);
    });
  } catch (error) {
    // If this fails too, the next run deletes the index.
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw error;
  }
}
