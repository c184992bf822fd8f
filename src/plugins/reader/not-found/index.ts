import type {PluginModule} from '@docusaurus/types';

import type {BundledScript} from '../../../lib/node/bundleScript';

/** Gives the not-found page the address of its script, which only it loads. */
export default function createNotFoundPlugin(
  script: BundledScript,
): PluginModule {
  return ({baseUrl}) => ({
    name: 'not-found',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          NOT_FOUND_SCRIPT: JSON.stringify(baseUrl + script.file),
        }),
      ],
    }),
  });
}
