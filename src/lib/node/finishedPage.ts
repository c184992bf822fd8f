import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

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

/** Elements whose text is on a line of its own. */
export const BLOCKS: ReadonlySet<string> = new Set(
  'article aside blockquote body caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header html li main ol p pre section summary table tbody thead tr ul'.split(
    ' ',
  ),
);

/** Elements that are for use on the page alone. */
const CONTROLS = 'button form input nav noscript script style template'.split(
  ' ',
);

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
  const document = select('html', tree);
  // Only there: for an element that the page lacks, `select` would read all of it.
  const head = select('head', tree);
  const main = select('main', tree);
  return {
    route,
    tree,
    classes: document ? classesOf(document) : [],
    main: {type: 'root', children: main ? contentOf(main) : []},
    meta(name) {
      const metas = `meta[name="${name}"], meta[property="${name}"]`;
      return select(metas, head)?.properties.content ?? '';
    },
  };
}

/** A part of a page for feed readers, who have no use for its controls. */
export function withoutControls(html: string): string {
  const children = contentOf(fromHtml(html, {fragment: true}));
  return toHtml({type: 'root', children});
}

/** A copy of the children, and of theirs, without controls and places in the file. */
function contentOf({children}: Element | Root): ElementContent[] {
  const kept: ElementContent[] = [];
  for (const node of children) {
    if (node.type === 'text') {
      kept.push({type: 'text', value: node.value});
    } else if (node.type === 'element' && !isControl(node)) {
      const {type, tagName, properties} = node;
      kept.push({type, tagName, properties, children: contentOf(node)});
    }
  }
  return kept;
}

function isControl(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    CONTROLS.includes(tagName) ||
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
  if (Array.isArray(className)) return className.map(String);
  return [];
}
