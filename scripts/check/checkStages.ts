/** One of the checks that `npm run check` makes. */
export interface CheckStage {
  readonly name: string;
  readonly command: readonly string[];
}

const CODE = /\.(?:ts|tsx|mts|mjs|js)$/;

const STYLE = /\.css$/;

const PAGE = /\.md$/;

/** Data that stands beside the pages and is shown in them. */
const PAGE_DATA = /^(?:docs|versioned_docs\/[^/]+)\/.*\.yaml$/;

function npmRun(script: string, files: readonly string[] = []): string[] {
  return [
    ...['npm', 'run', '--silent', script],
    ...(files.length > 0 ? ['--', ...files] : []),
  ];
}

/**
 * How a check looks at some files alone. A check that is not named here, or
 * that cannot part what it looks at, looks at everything.
 *
 * @returns `undefined` when no file concerns it.
 */
const ON_FILES: Readonly<
  Record<string, (files: readonly string[]) => string[] | undefined>
> = {
  'format:check': (files) => [
    ...['npx', 'prettier', '--check', '--ignore-unknown'],
    ...files,
  ],
  lint: (files) =>
    whenAny(files, CODE, (code) => [
      ...['npx', 'eslint', '--max-warnings', '0', '--no-warn-ignored'],
      ...code,
    ]),
  'lint:css': (files) =>
    whenAny(files, STYLE, (styles) => ['npx', 'stylelint', ...styles]),
  types: (files) => whenAny(files, /\.(?:tsx?|json)$/, () => npmRun('types')),
  'check:samples': (files) =>
    whenAny(files, PAGE_OR_DATA, (pages) => npmRun('check:samples', pages)),
  'check:prose': (files) =>
    whenAny(files, PAGE_OR_DATA, (pages) => npmRun('check:prose', pages)),
  // A link breaks when its target is changed: all pages are looked at.
  'check:pages': (files) =>
    whenAny(files, PAGE_OR_DATA, () => npmRun('check:pages')),
  'test:unit': (files) =>
    whenAny(files, CODE, (code) => [
      ...['npx', 'vitest', 'related', '--run', '--project', 'unit'],
      ...['--passWithNoTests', ...code],
    ]),
};

const PAGE_OR_DATA = new RegExp(`${PAGE.source}|${PAGE_DATA.source}`);

function whenAny(
  files: readonly string[],
  pattern: RegExp,
  command: (matching: readonly string[]) => string[],
): string[] | undefined {
  const matching = files.filter((file) => pattern.test(file));
  return matching.length === 0 ? undefined : command(matching);
}

/**
 * The checks in their order.
 *
 * @param list - `npm run one && npm run other`, as `package.json` has it.
 * @param files - From the root of the repository; `undefined` means all.
 */
export function checkStagesOf(
  list: string,
  files: readonly string[] | undefined,
): CheckStage[] {
  const names = list
    .split('&&')
    .map((part) => part.trim().replace(/^npm run /, ''));
  return names.flatMap((name): CheckStage[] => {
    if (files === undefined) return [{name, command: npmRun(name)}];
    const onFiles = ON_FILES[name];
    if (!onFiles) return [{name, command: npmRun(name)}];
    const command = files.length === 0 ? undefined : onFiles(files);
    return command ? [{name, command}] : [];
  });
}
