// @ts-check
const MADE = 'ioRef.current = new window.IntersectionObserver(';

/**
 * A loader of core's `Link`, which watches its place with a new observer each
 * time it is drawn and ends the last one alone: links of the sidebar and the
 * footer, which stay from page to page, would gather them without end. Plain
 * JavaScript, because the bundler loads it by itself.
 *
 * @param {string} source
 * @returns {string}
 */
export default function endObservers(source) {
  const parts = source.split(MADE);
  if (parts.length !== 2) {
    throw new Error(
      `src/plugins/lean-client/node/endObservers.mjs: core's Link makes its observer in ${parts.length - 1} places, not in one. Look whether it still needs this loader.`,
    );
  }
  return parts.join(`ioRef.current?.disconnect();\n${MADE}`);
}
