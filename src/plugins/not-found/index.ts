import type {PluginModule} from '@docusaurus/types';

import type {NotFoundScript} from './node/bundleNotFound';

/** Gives the not-found page the address of its script, which only it loads. */
export default function createNotFoundPlugin(
  script: NotFoundScript,
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
