import {textAttributes, type JsxElement} from '../mdx/jsx';
import {
  embeddingFault,
  IMAGE,
  LINK,
  NO_BASE,
  type MarkupFault,
} from './embedding';

/** Elements that the security policy blocks, or that belong in the head. */
const BLOCKED: ReadonlySet<string> = new Set([
  ...['base', 'embed', 'link', 'meta', 'object', 'script', 'style'],
]);

/**
 * What is wrong with an HTML element in MDX, which may hold code as HTML in
 * Markdown may not.
 */
export function jsxFault(element: JsxElement): MarkupFault | undefined {
  const name = element.name ?? '';
  if (!/^[a-z]/u.test(name)) return undefined;
  if (BLOCKED.has(name)) {
    return {
      what: `the site's security policy blocks <${name}> in a page`,
      remedy:
        name === 'style'
          ? "Write a CSS module: import styles from './page.module.css';"
          : 'Write a component in src/components, or use <Head> for the head of the page.',
    };
  }
  const texts = textAttributes(element);
  const all = element.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' ? [one.name] : [],
  );
  // The value of an expression is unknown here; only its presence counts.
  const fault = embeddingFault(name, (one) =>
    all.includes(one) ? (texts.get(one) ?? true) : undefined,
  );
  if (fault) return fault;
  const handler = [...texts.keys()].find((one) => /^on[a-z]/iu.test(one));
  if (handler !== undefined) {
    return {
      what: `the attribute \`${handler}\` is a string, which the site's security policy blocks`,
      remedy: 'Pass a function: onClick={() => …}.',
    };
  }
  if (name === 'img' && texts.has('src')) return IMAGE;
  const href = texts.get('href');
  const isLinked = name === 'a' && href !== undefined && !NO_BASE.test(href);
  return isLinked ? LINK : undefined;
}
