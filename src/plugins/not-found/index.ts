import type {PluginModule} from '@docusaurus/types';

import type {NotFoundScript} from './node/bundleNotFound';

/** Tells the not-found page where its script is; no other page carries it. */
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
