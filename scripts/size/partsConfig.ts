import type {Config} from '@docusaurus/types';

import config from '../../docusaurus.config';

/** The site's configuration with source maps, to see what scripts consist of. */
const withSourceMaps: Config = {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    () => ({
      name: 'source-maps',
      configureWebpack: () => ({devtool: 'hidden-source-map'}),
    }),
  ],
};

export default withSourceMaps;
