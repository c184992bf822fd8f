// @ts-check
const CHOICE = 'React.createContext || createReactContext';

/**
 * A loader of the router, which carries a stand-in for a React that has no
 * contexts yet: with React's own alone, the bundler drops it. Plain
 * JavaScript, because the bundler loads it by itself.
 *
 * @param {string} source
 * @returns {string}
 */
export default function nativeContext(source) {
  const parts = source.split(CHOICE);
  if (parts.length !== 2) {
    throw new Error(
      `src/plugins/lean-client/node/nativeContext.mjs: the router chooses its contexts in ${parts.length - 1} places, not in one. Look whether it still needs this loader.`,
    );
  }
  return parts.join('React.createContext');
}
