import {keyOf, type Block, type SectionChange} from '../shared/comparePages';

/** A page in two versions. */
export interface ComparedPage {
  readonly title: string;
  /** Addresses of the page in each version, from the root of the host. */
  readonly before: string;
  readonly after: string;
  readonly changes: readonly SectionChange[];
}

/** Where equal text is in the other version: pages by text key. */
export interface Moved {
  readonly from: ReadonlyMap<string, ComparedPage>;
  readonly to: ReadonlyMap<string, ComparedPage>;
}

/** Shorter text may be equal by chance. */
const MIN_WORDS = 6;

/** Finds text that was removed in one place and added in another, on any page. */
export function findMoved(pages: readonly ComparedPage[]): Moved {
  const collect = (
    side: 'removed' | 'added',
  ): ReadonlyMap<string, ComparedPage> =>
    new Map(
      pages.flatMap((page) =>
        page.changes
          .flatMap((change) => changedBlocks(change, side))
          .filter(({pieces}) => pieces.join(' ').split(' ').length >= MIN_WORDS)
          .map((block) => [keyOf(block), page] as const),
      ),
    );
  return {from: collect('removed'), to: collect('added')};
}

function changedBlocks(
  change: SectionChange,
  side: 'removed' | 'added',
): readonly Block[] {
  if (change.change === side) return change.section.blocks;
  if (change.change !== 'rewritten') return [];
  return change.blocks.flatMap((one) =>
    one.change === side ? [one.block] : [],
  );
}

/** The page that has all of the text in the other version, if it moved. */
export function otherPlace(
  blocks: readonly Block[],
  places: ReadonlyMap<string, ComparedPage>,
): ComparedPage | undefined {
  const [first, ...rest] = new Set(
    blocks.map((block) => places.get(keyOf(block))),
  );
  return rest.length === 0 ? first : undefined;
}
