// Stands in for react-helmet-async 1.3.0 in the browser: the same elements in the head, without its checks, its classes and its server side.
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element that a `Head` asks for. */
interface Tag {
  readonly type: string;
  readonly attributes: Attributes;
  /** Text of a title; code of a script or a style. */
  readonly text: string | undefined;
}

/** Attributes that React calls by another name. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

const HEAD_TYPES = ['base', 'link', 'meta', 'noscript', 'script', 'style'];

/** What elements in a head are written with. */
type HeadProps = {readonly children?: ReactNode} & Attributes;

function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children).filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return parts.length === 0 ? undefined : parts.join('');
}

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child): Tag[] => {
    if (!isValidElement<HeadProps>(child)) return [];
    const {type, props} = child;
    if (type === Fragment) return tagsIn(props.children);
    if (typeof type !== 'string') return [];
    const {children: text, ...attributes} = props;
    return [
      {
        type,
        attributes: Object.fromEntries(
          Object.entries(attributes).map(([name, value]) => [
            HTML_NAMES[name] ?? name,
            value,
          ]),
        ),
        text: textOf(text),
      },
    ];
  });
}

/** What makes a tag the same as one of an outer `Head`, which it replaces. */
function identityOf({type, attributes, text}: Tag): string {
  const named = (name: string): string =>
    name in attributes ? `${name}=${String(attributes[name])}` : '';
  const rel = String(attributes['rel'] ?? '');
  switch (type) {
    case 'meta':
      return (
        named('itemprop') ||
        named('property') ||
        named('http-equiv') ||
        named('charset') ||
        named('name')
      );
    case 'link':
      return rel === 'canonical' || !('href' in attributes)
        ? named('rel')
        : named('href');
    case 'script':
      return named('src') || (text ?? '');
    case 'base':
      return type;
    default:
      return text ?? '';
  }
}

/** Of each element the innermost one stays; in one `Head` it may be twice. */
function innermost(heads: readonly (readonly Tag[])[]): Tag[] {
  const seen = new Set<string>();
  return heads.reduceRight<Tag[]>((inner, tags) => {
    const own = tags.filter((tag) => {
      const identity = identityOf(tag).toLowerCase();
      return identity !== '' && !seen.has(identity);
    });
    for (const tag of own) seen.add(identityOf(tag).toLowerCase());
    return [...own, ...inner];
  }, []);
}

function createElement({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value === undefined ? '' : String(value));
  }
  element.setAttribute('data-rh', 'true');
  if (text !== undefined) element.textContent = text;
  return element;
}

/** What was asked for last, by type. */
const asked = new Map<string, string>();

/**
 * Whether it is something else than before. What the page came with counts as
 * asked for: steps after the build know more of it than its components do, such
 * as the picture of this very page.
 */
function isNews(type: string, wanted: string): boolean {
  const isFirst = !asked.has(type);
  const isNew = asked.get(type) !== wanted;
  asked.set(type, wanted);
  return (
    isNew && !(isFirst && document.querySelector(`head > ${type}[data-rh]`))
  );
}

/** Leaves what is there already: a script must not run a second time. */
function showTags(type: string, tags: readonly Tag[]): void {
  const wanted = tags.map(createElement);
  if (!isNews(type, wanted.map(({outerHTML}) => outerHTML).join(''))) return;
  const old = [...document.head.querySelectorAll(`${type}[data-rh]`)];
  const added = wanted.filter((element) => {
    const same = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (same < 0) return true;
    old.splice(same, 1);
    return false;
  });
  for (const element of old) element.remove();
  document.head.append(...added);
}

/** Attributes that were set, by element: they go when nobody asks for them. */
const shown = new Map<Element, Attributes>();

function showAttributes(element: Element, tags: readonly Tag[]): void {
  const next: Attributes = Object.fromEntries(
    tags.flatMap(({attributes}) => Object.entries(attributes)),
  );
  for (const name of Object.keys(shown.get(element) ?? {})) {
    if (!(name in next)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(next)) {
    const text = String(value ?? '');
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  shown.set(element, next);
}

/** The heads of the page, from the outermost to the innermost. */
const heads: RefObject<ReactNode>[] = [];

function show(): void {
  const all = heads.map(({current}) => tagsIn(current));
  const flat = all.flat();
  const ofType = (type: string): Tag[] =>
    flat.filter((tag) => tag.type === type);
  showAttributes(document.documentElement, ofType('html'));
  showAttributes(document.body, ofType('body'));
  const title = ofType('title').at(-1)?.text;
  if (title !== undefined && title !== document.title) document.title = title;
  for (const type of HEAD_TYPES) {
    showTags(
      type,
      innermost(all.map((tags) => tags.filter((tag) => tag.type === type))),
    );
  }
}

let frame = 0;

/** Once for all heads that change together. */
function showSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(show);
}

/** Puts its children into the head of the page while it is drawn. */
export function Helmet({children}: {children?: ReactNode}): null {
  const head = useRef<ReactNode>(children);
  useLayoutEffect(() => {
    heads.push(head);
    return () => {
      heads.splice(heads.indexOf(head), 1);
      showSoon();
    };
  }, []);
  useLayoutEffect(() => {
    head.current = children;
    showSoon();
  });
  return null;
}

/** The library's provider; in the browser there is one page and one head. */
export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
