import {median, type Row} from './goal';
import {
  createScratchSite,
  type BuildCost,
  type ScratchSite,
} from './scratchSite';

/** Cold builds of each kind; every one is followed by a warm one. */
const ROUNDS = 3;

/** The framework's own way, before `@docusaurus/faster`. */
export function withWebpack(site: ScratchSite): void {
  site.change('docusaurus.config.ts', (config) =>
    config.replace(
      'experimental_faster: largeSite.faster',
      'experimental_faster: false',
    ),
  );
}

interface Costs {
  readonly cold: BuildCost[];
  readonly warm: BuildCost[];
}

async function buildTwice(
  site: ScratchSite,
  {cold, warm}: Costs,
): Promise<void> {
  site.forget({pictures: false});
  cold.push(await site.build());
  warm.push(await site.build());
}

/** The figure in the middle of several builds. */
function middle(
  builds: readonly BuildCost[],
  figure: 'seconds' | 'processor',
): number {
  return median(builds.map((cost) => cost[figure]));
}

/** Time of a build, as a share of the time that webpack takes for the same. */
export async function measureBuild(): Promise<readonly Row[]> {
  const ours = createScratchSite('ours');
  const webpack = createScratchSite('webpack');
  try {
    withWebpack(webpack);
    const own: Costs = {cold: [], warm: []};
    const other: Costs = {cold: [], warm: []};
    // In turn, so that a busy machine hits both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      await buildTwice(ours, own);
      await buildTwice(webpack, other);
    }
    ours.forget({pictures: true});
    const drawing = await ours.build();
    return [
      {
        what: 'cold build ÷ webpack',
        figure: middle(own.cold, 'seconds') / middle(other.cold, 'seconds'),
        unit: '',
        goal: 0.2,
      },
      {
        what: 'the same, work of all processors',
        figure: middle(own.cold, 'processor') / middle(other.cold, 'processor'),
        unit: '',
      },
      {
        what: 'the same, all pictures drawn anew',
        figure: drawing.seconds / middle(other.cold, 'seconds'),
        unit: '',
      },
      {
        what: 'warm build ÷ webpack, warm',
        figure: middle(own.warm, 'seconds') / middle(other.warm, 'seconds'),
        unit: '',
        goal: 0.4,
      },
      {
        what: 'the same, work of all processors',
        figure: middle(own.warm, 'processor') / middle(other.warm, 'processor'),
        unit: '',
      },
    ];
  } finally {
    ours.remove();
    webpack.remove();
  }
}
