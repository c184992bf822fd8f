import type {
  Element,
  ElementContent,
  Properties,
  Root,
  RootContent,
} from 'hast';
import {Parser} from 'htmlparser2';
import {find, html as htmlSchema, svg as svgSchema} from 'property-information';

import {isElement} from '@openchoreo/page-tools/html/hastElements';

/**
 * Reads HTML that the framework or a step of the site has written. It gives
 * the tree of a browser's parser for such HTML, which has no mistakes to
 * recover from, in a third of the time.
 *
 * @returns A tree whose elements have offsets, but no lines and columns.
 */
export function readHtml(text: string): Root {
  const root: Root = {type: 'root', children: []};
  const open: Element[] = [];
  const append = (child: ElementContent): void => {
    const parent = open.at(-1);
    if (parent) (parent.content ?? parent).children.push(child);
    else if (child.type === 'element') root.children.push(child);
  };
  const close = (element: Element, offset: number): void => {
    if (element.position) element.position.end = point(offset);
    open.splice(open.indexOf(element));
  };
  const parser = new Parser(
    {
      onopentag(tagName, attributes) {
        for (const element of endedBy(tagName, open)) {
          close(element, parser.startIndex);
        }
        const space = tagName === 'svg' || parser.isInForeignContext();
        const element: Element = {
          type: 'element',
          tagName,
          properties: propertiesOf(attributes, space ? 'svg' : 'html'),
          children: [],
          ...(tagName === 'template' && {
            content: {type: 'root', children: []},
          }),
          position: {start: point(parser.startIndex), end: point(0)},
        };
        append(element);
        open.push(element);
      },
      onclosetag(name, isImplied) {
        const element = open.at(-1);
        // Others were ended by a tag that followed them.
        if (element?.tagName !== name) return;
        const {startIndex, endIndex} = parser;
        const isOmitted =
          isImplied && startIndex !== element.position?.start.offset;
        close(element, isOmitted ? startIndex : endIndex + 1);
      },
      ontext(value) {
        const element = open.at(-1);
        const last = element?.children.at(-1);
        // A line break right after this tag is no text.
        const isFirst = element?.tagName === 'pre' && !last;
        if (last?.type === 'text') last.value += value;
        else
          append({
            type: 'text',
            value: isFirst ? value.replace(/^\n/u, '') : value,
          });
      },
    },
    {
      lowerCaseTags: false,
      lowerCaseAttributeNames: false,
      recognizeSelfClosing: true,
    },
  );
  parser.end(text);
  root.children.forEach(addHeadAndBody);
  return root;
}

/** Elements that a tag ends, together with a paragraph in them. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
  tbody: ['td', 'th', 'tr', 'thead', 'tbody'],
  tfoot: ['td', 'th', 'tr', 'thead', 'tbody'],
};

/** The open elements without an end tag that a tag ends, innermost first. */
function endedBy(tagName: string, open: readonly Element[]): Element[] {
  const ends = ENDS[tagName] ?? [];
  const around = open.findLastIndex(
    (element) => element.tagName !== 'p' && !ends.includes(element.tagName),
  );
  const ended = open.slice(around + 1);
  return ended.some(({tagName: name}) => ends.includes(name))
    ? ended.reverse()
    : [];
}

/** What belongs to the head of a document. */
const METADATA: ReadonlySet<string> = new Set(
  'base link meta noscript script style template title'.split(' '),
);

/** Adds what minimizers may omit, without a position, as browsers do. */
function addHeadAndBody(document: RootContent): void {
  if (document.type !== 'element' || document.tagName !== 'html') return;
  const children = document.children.filter(isElement);
  const known = (name: string): Element | undefined =>
    children.find(({tagName}) => tagName === name);
  const rest = children.filter(
    ({tagName}) => tagName !== 'head' && tagName !== 'body',
  );
  const first = rest.findIndex(({tagName}) => !METADATA.has(tagName));
  const end = first === -1 || known('body') ? rest.length : first;
  const make = (tagName: string, content: ElementContent[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children: content,
  });
  const [head, body] = [known('head'), known('body')];
  document.children = [
    head ?? make('head', rest.slice(0, end)),
    body ?? make('body', rest.slice(head ? 0 : end)),
  ];
}

/** Only offsets are known; the rest of the type needs a value. */
function point(offset: number): {line: number; column: number; offset: number} {
  return {line: 0, column: 0, offset};
}

function propertiesOf(
  attributes: Readonly<Record<string, string>>,
  space: 'html' | 'svg',
): Properties {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(attributes)) {
    const info = find(space === 'svg' ? svgSchema : htmlSchema, name);
    properties[info.property] = valueOf(info, value);
  }
  return properties;
}

function valueOf(
  info: ReturnType<typeof find>,
  value: string,
): Properties[string] {
  if (info.spaceSeparated || info.commaOrSpaceSeparated) {
    return value.split(/[\s,]+/u).filter((word) => word !== '');
  }
  if (info.commaSeparated) return value.split(',').map((part) => part.trim());
  const isOn = value === '' || value.toLowerCase() === info.attribute;
  if ((info.boolean || info.overloadedBoolean) && isOn) return true;
  if (info.number && value !== '' && !Number.isNaN(Number(value))) {
    return Number(value);
  }
  return value;
}
