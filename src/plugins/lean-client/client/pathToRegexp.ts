// Stands in for path-to-regexp 1.9.0 in the browser: the router's paths are fixed text or end in an asterisk; a build with others fails (route-table/node/splitRoutes.ts).

interface Key {
  readonly name: number;
}

interface PathOptions {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

function escapeText(text: string): string {
  return text.replace(/[.+*?=^!:${}()[\]|/\\]/g, String.raw`\$&`);
}

/**
 * The expression that an address must fit.
 *
 * @param keys - Filled with one key for each asterisk.
 */
function pathToRegexp(
  path: string,
  keys: Key[] = [],
  {end = true, strict = false, sensitive = false}: PathOptions = {},
): RegExp {
  const parts = path.split('*');
  parts.slice(1).forEach((_, name) => {
    keys.push({name});
  });
  const text = parts.map(escapeText).join('(.*)');
  const hasSlash = text.endsWith('/');
  const body = strict
    ? text
    : `${hasSlash ? text.slice(0, -2) : text}(?:\\/(?=$))?`;
  const rest = end ? '$' : strict && hasSlash ? '' : String.raw`(?=\/|$)`;
  return new RegExp(`^${body}${rest}`, sensitive ? '' : 'i');
}

/** Without parameters an address is made of its path alone. */
function compile(path: string): () => string {
  return () => path;
}

export default Object.assign(pathToRegexp, {compile});
