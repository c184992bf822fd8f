import postcss, {type AtRule, type ChildNode} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** The layer in which the framework puts the styles of its theme. */
const LAYER = 'docusaurus.infima';

/** A variable of CSS, such as `--ifm-color-primary`. */
const VARIABLE = /--[\w-]+/gu;

/**
 * Takes out of Infima the rules that no page can need: those with a class or an
 * element that the application's scripts never name. The scripts have all that React
 * renders: components of any package, pages in Markdown, texts of the configuration.
 * A class must be written whole there: `col--4`, not `col--${size}`.
 *
 * The styles of the site itself stay as they are, and so do the variables that they
 * use.
 *
 * @param css - A style sheet of the application.
 * @param scripts - All scripts of the application.
 */
export async function purgeInfima(
  css: string,
  scripts: readonly string[],
): Promise<string> {
  const sheet = postcss.parse(css);
  const infima = sheet.nodes.filter(isInfima);
  if (infima.length === 0) return css;
  if (!scripts.some((script) => script.includes('navbar'))) {
    throw new Error(
      'page-weight: no script of the application names the classes of the theme, so all styles of Infima would be removed. The bundler may hand over its files in another way now.',
    );
  }
  const others = sheet.nodes.filter((node) => !isInfima(node)).join('\n');
  const used = new Set<string>();
  for (const text of [others, ...scripts]) {
    for (const variable of text.match(VARIABLE) ?? []) used.add(variable);
  }
  for (const layer of infima) {
    // Without the layer around them: purgecss 8.0.0 skips every second rule in one.
    const rules = layer.nodes.join('\n');
    const [purged] = await new PurgeCSS().purge({
      content: scripts.map((raw) => ({raw, extension: 'js'})),
      css: [{raw: rules}],
      variables: true,
      safelist: {variables: [...used]},
    });
    if (purged) layer.replaceWith(`@layer ${LAYER} {\n${purged.css}\n}`);
  }
  return sheet.toString();
}

function isInfima(node: ChildNode): node is AtRule & {nodes: ChildNode[]} {
  return (
    node.type === 'atrule' &&
    node.name === 'layer' &&
    node.params === LAYER &&
    node.nodes !== undefined
  );
}
