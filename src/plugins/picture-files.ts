import type {Plugin} from '@docusaurus/types';

/** What the framework writes before the address of a picture in Markdown. */
const INLINE_LIMIT = /(?<=\/url-loader\/[^!]*[?&]limit=)\d+/u;

/**
 * Publishes small pictures as files too. The framework would write them into
 * the page as base64, and feeds and Markdown copies would have no address.
 */
export default function pictureFiles(): Plugin {
  return {
    name: 'picture-files',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(INLINE_LIMIT, (resource) => {
            resource.request = resource.request.replace(INLINE_LIMIT, '0');
          }),
        ],
      };
    },
  };
}
