import postcss, {type AtRule, type Root} from 'postcss';

/** The layer in which the framework puts the styles of its theme. */
const LAYER = 'docusaurus.infima';

/** A class in a selector, such as `.col--4`. */
const CLASS = /\.([\w-]+)/gu;

/** What an element must not be, so that no script has to name it. */
const NOT = /:not\([^)]*\)/gu;

/** A name that a script can give to an element, or a variable of CSS. */
const NAME = /[\w-]+/gu;

/**
 * Takes out of Infima the rules that no page can need: those whose selectors have a
 * class that the application's scripts never name, and then the variables that
 * nothing uses. The scripts have all that React renders: components of any package,
 * pages in Markdown, texts of the configuration; and the notice of the starter, which
 * the search button shows, too. A class must be written whole there: `col--4`, not
 * `col--${size}`.
 *
 * The styles of the site itself stay as they are.
 *
 * @param css - A style sheet of the application.
 * @param scripts - All scripts of the application.
 */
export function purgeInfima(css: string, scripts: readonly string[]): string {
  const sheet = postcss.parse(css);
  const layers: AtRule[] = [];
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === LAYER) layers.push(layer);
  });
  if (layers.length === 0) return css;
  if (!scripts.some((script) => script.includes('navbar'))) {
    throw new Error(
      'page-weight: no script of the application names the classes of the theme, so all styles of Infima would be removed. The bundler may hand over its files in another way now.',
    );
  }
  const names = new Set<string>();
  for (const script of scripts) {
    for (const [name] of script.matchAll(NAME)) names.add(name);
  }
  for (const layer of layers) {
    layer.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => {
        const classes = selector.replaceAll(NOT, '').matchAll(CLASS);
        return [...classes].every(([, name = '']) => names.has(name));
      });
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
  }
  while (removeVariables(sheet, layers, names)) {
    // Those that only a removed one used are next.
  }
  return sheet.toString();
}

/** Removes the variables that nothing uses; whether there were any. */
function removeVariables(
  sheet: Root,
  layers: readonly AtRule[],
  names: ReadonlySet<string>,
): boolean {
  const used = new Set(names);
  sheet.walkDecls(({value}) => {
    for (const [name] of value.matchAll(NAME)) used.add(name);
  });
  let isChanged = false;
  for (const layer of layers) {
    layer.walkDecls(/^--/u, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      isChanged = true;
    });
  }
  return isChanged;
}
