import {median, type Row} from './goal';
import {createScratchSite, type ScratchSite} from './scratchSite';

/** Cold builds of each kind; every one is followed by a warm one. */
const ROUNDS = 3;

/** The framework's own way, before `@docusaurus/faster`. */
function withWebpack(site: ScratchSite): void {
  site.edit('docusaurus.config.ts', (config) =>
    config.replace('experimental_faster: true', 'experimental_faster: false'),
  );
}

interface Times {
  readonly cold: number[];
  readonly warm: number[];
}

async function buildTwice(
  site: ScratchSite,
  {cold, warm}: Times,
): Promise<void> {
  site.forget({pictures: false});
  cold.push((await site.build()).seconds);
  warm.push((await site.build()).seconds);
}

/** Time of a build, as a share of the time that webpack takes for the same. */
export async function measureBuild(): Promise<readonly Row[]> {
  const ours = createScratchSite('ours');
  const webpack = createScratchSite('webpack');
  try {
    withWebpack(webpack);
    const own: Times = {cold: [], warm: []};
    const other: Times = {cold: [], warm: []};
    // In turn, so that a busy machine hits both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      await buildTwice(ours, own);
      await buildTwice(webpack, other);
    }
    ours.forget({pictures: true});
    const {seconds: drawing} = await ours.build();
    const cold = median(other.cold);
    return [
      {
        what: 'cold build ÷ webpack',
        figure: median(own.cold) / cold,
        unit: '',
        goal: 0.2,
      },
      {
        what: 'the same, all pictures drawn anew',
        figure: drawing / cold,
        unit: '',
      },
      {
        what: 'warm build ÷ webpack, warm',
        figure: median(own.warm) / median(other.warm),
        unit: '',
        goal: 0.4,
      },
    ];
  } finally {
    ours.remove();
    webpack.remove();
  }
}
