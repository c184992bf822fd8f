import {expect, test} from 'vitest';

import {renderMarkdown} from '../../tests/support/markdown';
import {remarkDiagrams} from './remark-diagrams';

const steps = {
  filePath: 'docs/page.md',
  beforeDefaultRemarkPlugins: [remarkDiagrams],
};

const fence = (source: string, meta = 'title="T" description="D."'): string =>
  `Text.\n\n\`\`\`mermaid ${meta}\n${source}\n\`\`\`\n`;

const SMALL = 'flowchart TD\n  A --> B';

const WIDE = `flowchart LR\n${'ABCDEFGHIJKL'
  .split('')
  .map((name, index, all) => `  ${name} --> ${all[index + 1] ?? 'M'}`)
  .join('\n')}`;

test('a diagram becomes a figure with its title below', async () => {
  const html = await renderMarkdown(fence(SMALL), steps);
  expect(html).toContain('<figure class="diagram">');
  expect(html).toContain('<figcaption>T</figcaption>');
});

test('a diagram wider than the column can be opened larger', async () => {
  const html = await renderMarkdown(fence(WIDE), steps);
  expect(html).toContain('<figure class="diagram diagram--wide">');
  expect(html).toContain('popovertarget="diagram-t-canvas"');
  expect(html).toContain('id="diagram-t-canvas"');
});

test('two diagrams with the same title have different IDs', async () => {
  const html = await renderMarkdown(fence(SMALL) + fence(SMALL), steps);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
