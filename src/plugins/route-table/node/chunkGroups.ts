import path from 'node:path';

/** A rule of the bundler's `splitChunks.cacheGroups`. */
export interface ChunkGroup {
  readonly name: string;
  readonly chunks:
    'all' | ((chunk: {readonly name?: string | null}) => boolean);
  readonly enforce: true;
  readonly priority: number;
  readonly type?: RegExp | string;
  readonly test?: string;
}

/** Above the framework's `common` (40), below its one style sheet (50). */
const SCRIPTS_PRIORITY = 45;
/** Above the framework's one style sheet. */
const STYLES_PRIORITY = 60;

/** Which routes share one script, by the sources that draw them. */
const SHARED_SCRIPTS = {
  home: /_home\/Home\.tsx$|home-page\/[^/]+\/__plugin\.json$/,
  docs: /^@theme\/Doc|plugin-content-docs\/[^/]+\/__plugin\.json$/,
  blog: /^@theme\/Blog|plugin-content-blog\/[^/]+\/__plugin\.json$/,
} as const;

/**
 * How chunks are put together. The framework makes a dozen small scripts for a
 * page of the documentation; as one they weigh a fifth less. Styles that only
 * the home page has are not for the others.
 *
 * @param sources - Of the chunks that the registry names.
 */
export function chunkGroups(
  sources: ReadonlyMap<string, string>,
  siteDir: string,
): Record<string, ChunkGroup> {
  const scripts = Object.entries(SHARED_SCRIPTS).map(
    ([name, pattern]): [string, ChunkGroup] => {
      const members = new Set(
        [...sources]
          .filter(([, source]) => pattern.test(source))
          .map(([chunk]) => chunk),
      );
      return [
        name,
        {
          name,
          chunks: (chunk) => members.has(chunk.name ?? ''),
          enforce: true,
          priority: SCRIPTS_PRIORITY,
          type: /^(?:javascript|json)/,
        },
      ];
    },
  );
  const homeStyles: ChunkGroup = {
    name: 'home',
    chunks: 'all',
    enforce: true,
    priority: STYLES_PRIORITY,
    type: 'css/mini-extract',
    test: path.join(siteDir, 'src', 'pages'),
  };
  return {...Object.fromEntries(scripts), homeStyles};
}
