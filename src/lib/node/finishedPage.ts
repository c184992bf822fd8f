import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {SKIP, visit} from 'unist-util-visit';

const TAGS = 'button form input nav noscript script style template'.split(' ');
const CLASSES = /\b(?:hash-link|code-block__menu|themedComponent--dark)/u;

/**
 * Reads a page that the framework has rendered.
 *
 * @returns `main`: its content, without what is for use on the page alone. `meta`:
 *   finds the content of a meta element by name or property, or an empty string.
 */
export function readFinishedPage(html: string) {
  // Menus are most of a page, and reading them would be most of the work.
  const [top = '', body = ''] = html.split('<body');
  const [, content = ''] = body.split(/<main[^>]*>|<\/main>/u);
  const head = fromHtml(top);
  const main = fromHtml(content, {fragment: true});
  visit(main, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isControl(element)) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  const meta = (name: string): string => {
    const selector = `meta:is([name="${name}"], [property="${name}"])`;
    return select(selector, head)?.properties.content ?? '';
  };
  return {main, meta};
}

function isControl({tagName, properties}: Element): boolean {
  return (
    TAGS.includes(tagName) ||
    'popover' in properties ||
    properties['ariaHidden'] === 'true' ||
    CLASSES.test(String(properties.className))
  );
}
