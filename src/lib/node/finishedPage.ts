import type {Element, ElementContent, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** A page that the framework has rendered, read and parsed once. */
export interface FinishedPage {
  /** Address without the base URL, from the root of the site: `/docs/a/`. */
  readonly route: string;
  /** The whole document. */
  readonly tree: Root;
  /** Classes of the `html` element, by which the theme marks kinds of pages. */
  readonly classes: readonly string[];
  /** What is in `main`, without what is for use on the page alone. */
  readonly main: Root;
  /** The content of the meta element with a name or property, or an empty string. */
  readonly meta: (name: string) => string;
}

/** Elements that are for use on the page alone. */
const CONTROLS: ReadonlySet<string> = new Set([
  'button',
  'form',
  'input',
  'nav',
  'noscript',
  'script',
  'style',
  'template',
]);

/** Beginnings of the classes of such elements; CSS modules add a hash. */
const CONTROL_CLASSES = [
  'hash-link',
  'code-block__menu',
  // A picture for both color modes is there twice.
  'themedComponent--dark',
];

/**
 * Parses a finished page.
 *
 * @param route - From the root of the site, without the base URL.
 */
export function parseFinishedPage(route: string, html: string): FinishedPage {
  const tree = fromHtml(html);
  const document = childOf(tree, 'html');
  const metas = metasOf(childOf(document, 'head'));
  const main = firstElement(childOf(document, 'body'), 'main');
  return {
    route,
    tree,
    classes: classesOf(document),
    main: {type: 'root', children: main ? contentOf(main) : []},
    meta: (name) => metas.get(name) ?? '',
  };
}

/** The parser adds `html`, `head` and `body` where the text has none. */
function childOf(parent: Root | Element, tagName: string): Element {
  const found = parent.children.find((node) => isElement(node, tagName));
  if (found?.type === 'element') return found;
  throw new Error(`The parser made a document without <${tagName}>.`);
}

function isElement(node: Nodes, tagName: string): boolean {
  return node.type === 'element' && node.tagName === tagName;
}

/** The contents of meta elements; of two with the same name, the first counts. */
function metasOf(head: Element): ReadonlyMap<string, string> {
  const metas = new Map<string, string>();
  for (const node of head.children) {
    if (node.type !== 'element' || node.tagName !== 'meta') continue;
    const {name, property, content} = node.properties;
    const key = String(name ?? property);
    if (!metas.has(key)) metas.set(key, content ?? '');
  }
  return metas;
}

/** Depth first, in the order of the document. */
function firstElement(parent: Element, tagName: string): Element | undefined {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    if (node.tagName === tagName) return node;
    const found = firstElement(node, tagName);
    if (found) return found;
  }
  return undefined;
}

/** A copy of the children, and of theirs, without controls. */
function contentOf({children}: Element): ElementContent[] {
  const kept: ElementContent[] = [];
  for (const node of children) {
    if (node.type === 'text') {
      kept.push({type: 'text', value: node.value});
    } else if (node.type === 'element' && !isControl(node)) {
      const {tagName, properties} = node;
      const copy: Element = {
        type: 'element',
        tagName,
        properties,
        children: contentOf(node),
      };
      kept.push(copy);
    }
  }
  return kept;
}

function isControl(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    CONTROLS.has(tagName) ||
    'popover' in properties ||
    properties['ariaHidden'] === 'true' ||
    classesOf(element).some((name) =>
      CONTROL_CLASSES.some((beginning) => name.startsWith(beginning)),
    )
  );
}

/** The classes of an element. */
export function classesOf({properties}: Element): readonly string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}
