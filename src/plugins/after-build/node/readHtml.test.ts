import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';

import {readHtml} from './readHtml';

/** Elements with properties, offsets, and text, as far as steps look at them. */
function outline(node: Nodes): unknown {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return [];
  const {children} = 'content' in node && node.content ? node.content : node;
  const inner = children
    .filter(({type}) => type === 'element' || type === 'text')
    .map(outline);
  if (node.type !== 'element') return inner;
  const {tagName, properties, position} = node;
  const place = [position?.start.offset, position?.end.offset];
  return {tagName, properties, place, inner};
}

test.each([
  '<ul><li><p>a<li>b<ul><li>c</ul><li><p>d</ul><p>e',
  '<div><p>a<p>b<div>c</div></div>d<br>e',
  '<dl><dt>a<dd><p>b<dt>c<dd>d</dl>',
  '<table><thead><tr><th>a<th>b<tbody><tr><td><p>c<td>d<tr><td>e</table>',
  '<pre>\n\na &lt; b\n</pre><p title="a &amp; b">&copy; &#8217;</p>',
  '<svg viewBox="0 0 1 1"><title>T</title><path d="M0"/><clipPath id=a></clipPath></svg>',
  '<input disabled value=""><a class="a  b" download href=x aria-hidden=true>a</a>',
  '<img srcset="a 1x, b 2x" width=10><script>a < "</p>"</script><td-x>b</td-x>',
  '<template><p>a</template>b',
])('%s is read as a browser reads it', (body) => {
  const html = `<!doctype html><html lang=en><meta charset=utf-8><title>T</title><link rel="a b" href=c><body>${body}`;
  expect(outline(readHtml(html))).toEqual(outline(fromHtml(html)));
});
