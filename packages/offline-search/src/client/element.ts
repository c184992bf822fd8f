/** What an element may contain. Strings become text, never markup. */
export type Child = Node | string | false | undefined | readonly Child[];

type Attributes = Readonly<
  Record<
    string,
    string | number | boolean | undefined | ((event: MouseEvent) => void)
  >
>;

/**
 * Creates an element.
 *
 * @param name - Its tag and class: `p` or `p.DocSearch-Help`.
 * @param first - Its attributes: `onclick` and the like take a listener, `true`
 *   sets an empty attribute, `false` and `undefined` none. Or its first child.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name | `${Name}.${string}`,
  first?: Attributes | Child,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const [tag, className] = name.split('.');
  // The part before the dot is a `Name`.
  const made = document.createElement(tag as Name);
  if (className !== undefined) made.className = className;
  if (isChild(first)) {
    fill(made, first, children);
  } else {
    setAttributes(made, first);
    fill(made, children);
  }
  return made;
}

export function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      // Only events of the mouse have listeners here.
      target.addEventListener(name.slice(2), value as EventListener);
    } else if (value === undefined || value === false) {
      target.removeAttribute(name);
    } else {
      target.setAttribute(name, value === true ? '' : String(value));
    }
  }
}

/** Replaces the content of an element. */
export function fill(target: Element, ...children: readonly Child[]): void {
  target.replaceChildren(...nodesOf(children));
}

function isChild(value: Attributes | Child): value is Child {
  return (
    typeof value !== 'object' || value instanceof Node || Array.isArray(value)
  );
}

function nodesOf(child: Child): readonly (Node | string)[] {
  if (child === undefined || child === false) return [];
  return typeof child === 'string' || child instanceof Node
    ? [child]
    : child.flatMap(nodesOf);
}
